/** The program that runs in the smoke test's process, as one file: that process may read no other. */
import { build } from 'esbuild';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** React is real, and the shell's; all else that is shared is left empty. */
const MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

const PROGRAM = `
  import { runSmokeTest } from ${JSON.stringify(join(import.meta.dirname, 'runSmokeTest.ts'))};
  void runSmokeTest({ ${MODULES.map((name) => `${JSON.stringify(name)}: require(${JSON.stringify(name)})`).join(', ')} });
`;

let program: Promise<string> | undefined;

/** Path of the program; bundled once, and removed when this process ends. */
export function smokeTestProgram(): Promise<string> {
  program ??= bundleProgram();
  return program;
}

async function bundleProgram(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'smoke-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, 'program.cjs');
  await build({
    stdin: { contents: PROGRAM, resolveDir: join(WORKSPACE, 'shell') },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outfile;
}
