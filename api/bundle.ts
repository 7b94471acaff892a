import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const HERE = dirname(fileURLToPath(import.meta.url));

/** Bundles server and administration into `outdir`, which must lie below this folder: npm's packages stay outside. */
export async function bundle(outdir: string): Promise<void> {
  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(HERE, 'package.json'), 'utf8'),
  );
  const external = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@reelrupee/'));
  await build({
    entryPoints: {
      server: join(HERE, 'src/server.ts'),
      admin: join(HERE, 'src/cli/admin.ts'),
    },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: external.flatMap((name) => [name, `${name}/*`]),
    sourcemap: true,
    logLevel: 'warning',
  });
}
