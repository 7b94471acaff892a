/** Bundles the provider into dist/, so that it starts without a compiler. Packages of npm stay outside. */
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const manifest: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(here, 'package.json'), 'utf8'),
);
const external = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@reelrupee/'));

rmSync(join(here, 'dist'), { recursive: true, force: true });
await build({
  entryPoints: {
    server: join(here, 'src/server.ts'),
    admin: join(here, 'src/cli/admin.ts'),
  },
  outdir: join(here, 'dist'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: external.flatMap((name) => [name, `${name}/*`]),
  sourcemap: true,
  logLevel: 'warning',
});
