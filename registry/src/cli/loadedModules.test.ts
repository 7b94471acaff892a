/** Commands that people wait for in an incident load no build tool: these take longer to load than a rollback takes. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';

const BUILD_TOOLS = [
  '@rsbuild/core',
  '@rspack/core',
  'typescript',
  'esbuild',
  'lightningcss',
  'react-dom',
  'tar',
];
const STATIC_IMPORT = /^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)';$/gm;

test.each(['release.ts', 'releases.ts'])('npm run %s', (command) => {
  const packages = loadedPackages(join(WORKSPACE, 'registry/src/cli', command));
  expect(packages).toContain('commander');
  expect(BUILD_TOOLS.filter((tool) => packages.has(tool))).toEqual([]);
});

/** Names of other packages' modules that a file imports at its start, directly or through files of the workspace. */
function loadedPackages(entry: string): Set<string> {
  const packages = new Set<string>();
  const visited = new Set<string>();
  const visit = (file: string): void => {
    if (visited.has(file)) return;
    visited.add(file);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
      const own = sourceOf(file, specifier);
      if (own) visit(own);
      else packages.add(specifier);
    }
  };
  visit(entry);
  return packages;
}

function sourceOf(from: string, specifier: string): string | undefined {
  const [, name, path] = /^@reelrupee\/(\w+)\/(.+)$/.exec(specifier) ?? [];
  if (!specifier.startsWith('.') && !name) return undefined;
  const stem = name ? join(WORKSPACE, 'shared', name, 'src', path ?? '') : join(dirname(from), specifier);
  const file = ['', '.ts', '.tsx', '.mjs']
    .map((end) => stem + end)
    .find((one) => /\.\w+$/.test(one) && existsSync(one));
  if (file) return file;
  throw new Error(`${from} imports ${specifier}, which has no file.`);
}
