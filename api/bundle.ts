import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const HERE = dirname(fileURLToPath(import.meta.url));

/** Packages with files of their own: native code, WebAssembly, web pages. */
const EXTERNAL = ['@electric-sql/pglite', '@fastify/swagger-ui', '@node-rs/argon2', 'sharp'];

/** CommonJS packages in an ES module bundle load Node's modules with `require`. */
const REQUIRE =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/**
 * Bundles the server and the administration command into `outdir`, with the SQL files. `outdir` must be below this
 * folder, so that external packages are found. Bundled packages start faster than thousands of small files.
 */
export async function bundle(outdir: string): Promise<void> {
  await build({
    entryPoints: {
      server: join(HERE, 'src/server.ts'),
      migrate: join(HERE, 'src/migrate.ts'),
      resetAdministrator: join(HERE, 'src/resetAdministrator.ts'),
      admin: join(HERE, 'src/cli/admin.ts'),
    },
    outdir,
    bundle: true,
    // Modules imported on demand become chunks of their own.
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: [...EXTERNAL.flatMap((name) => [name, `${name}/*`]), 'pg-native'],
    banner: { js: REQUIRE },
    sourcemap: true,
    logLevel: 'warning',
  });
  copySqlFiles(join(HERE, 'src'), outdir);
}

function copySqlFiles(from: string, to: string): void {
  const paths = readdirSync(from, { recursive: true, encoding: 'utf8' });
  for (const path of paths.filter((name) => name.endsWith('.sql'))) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    copyFileSync(join(from, path), join(to, path));
  }
}
