/** The program that runs in the smoke test's process, as one file: that process may read no other. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In the package for teams it is in the folder of the command line, already bundled. */
const BUNDLED = join(import.meta.dirname, 'smokeTest.cjs');

let program: Promise<string> | undefined;

/** Path of the program; bundled once, and removed when this process ends. */
export function smokeTestProgram(): Promise<string> {
  program ??= existsSync(BUNDLED) ? Promise.resolve(BUNDLED) : bundleProgram();
  return program;
}

async function bundleProgram(): Promise<string> {
  const { build } = await import('esbuild');
  const folder = mkdtempSync(join(tmpdir(), 'smoke-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, 'program.cjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'program.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outfile;
}
