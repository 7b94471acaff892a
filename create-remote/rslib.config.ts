/** The build of one file without dependencies: `npm create` has nothing else to download. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@rslib/core';

const ROOT = join(import.meta.dirname, '..');
const OWN = ['contract', 'federation', 'platform', 'ui'];

/** The versions of the packages, and those of the workspace's catalog. */
function versions(): Record<string, string> {
  const catalog = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  const lines = catalog.matchAll(/^ {2}'?([\w@/.-]+)'?: (\d\S*)$/gm);
  const own = OWN.map((name) => {
    const text = readFileSync(join(ROOT, 'shared', name, 'package.json'), 'utf8');
    return [`@reelrupee/${name}`, (JSON.parse(text) as { version: string }).version];
  });
  return Object.fromEntries([...[...lines].map(([, name, version]) => [name, version]), ...own]) as Record<
    string,
    string
  >;
}

export default defineConfig({
  lib: [{ format: 'esm', syntax: 'es2022', autoExternal: false }],
  source: { entry: { main: './src/main.ts' }, define: { VERSIONS: JSON.stringify(versions()) } },
  output: { target: 'node', cleanDistPath: true },
});
