/** Loads the build of a remote in a process that can do nothing else, where there is no browser to render it. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { runSandboxed } from '../../prerender/runSandboxed';
import { REMOTE_SOURCE, type BuiltRemote, type SmokeTest } from '../tested';

/** That process may read one file only. In the package for teams it is in the folder of the command line. */
const BUNDLED = join(import.meta.dirname, 'smokeTest.cjs');

const result = z.union([z.object({ screens: z.array(z.string()) }), z.object({ problem: z.string() })]);

let program: Promise<string> | undefined;

/** Tests a release. Code that throws, hangs or takes too much is a fault of it. */
export async function testInProcess({
  name,
  release,
  files,
}: BuiltRemote): Promise<Omit<SmokeTest, 'testedBy'>> {
  program ??= existsSync(BUNDLED) ? Promise.resolve(BUNDLED) : bundleProgram();
  const texts = Object.fromEntries([...files].map(([path, content]) => [path, content.toString()]));
  const job = { remote: name, id: release.id, files: texts };
  const ran = await runSandboxed(await program, job, (answer) => result.parse(answer));
  const tested = 'answer' in ran ? ran.answer : ran;
  if ('screens' in tested) return tested;
  return { screens: [], fault: { file: REMOTE_SOURCE, problem: tested.problem } };
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
