import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const HERE = dirname(fileURLToPath(import.meta.url));

/** Packages that bring files of their own: native code, WebAssembly. */
const OUTSIDE = ['@electric-sql/pglite', '@node-rs/argon2', 'sharp'];

/** CommonJS packages in an ES module ask for what Node brings by `require`. */
const REQUIRE =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/**
 * Bundles server and administration into `outdir`, which must lie below this folder, where the packages are
 * found that stay outside. Most are brought in: to find and read their many small files takes a start longer
 * than to run them.
 */
export async function bundle(outdir: string): Promise<void> {
  await build({
    entryPoints: {
      server: join(HERE, 'src/server.ts'),
      admin: join(HERE, 'src/cli/admin.ts'),
    },
    outdir,
    bundle: true,
    // What is imported on demand stays in a file of its own, unread until then.
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: [...OUTSIDE.flatMap((name) => [name, `${name}/*`]), 'pg-native'],
    banner: { js: REQUIRE },
    sourcemap: true,
    logLevel: 'warning',
  });
}
