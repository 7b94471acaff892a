/** Loads the build of a remote as a page does, in a process of its own that can do nothing else. */
import { z } from 'zod';
import { runSandboxed } from '../prerender/runSandboxed';
import type { RemoteSmokeTest } from './loadInFakePage';
import { readFiles } from './readFiles';
import { smokeTestProgram } from './smokeTestProgram';

const violation = z.object({ file: z.string(), problem: z.string() });
const result = z.object({ screens: z.array(z.string()), fault: violation.optional() });

/** Tests a release of a remote that was built into a folder. Code that hangs or takes too much is a fault of it. */
export async function smokeTestRemote(folder: string, remote: string, id: string): Promise<RemoteSmokeTest> {
  const job = { remote, id, files: readFiles(folder) };
  const tested = await runSandboxed(await smokeTestProgram(), job, (answer) => result.parse(answer));
  if ('answer' in tested) return tested.answer;
  return {
    screens: [],
    fault: { file: 'src/remote.tsx', problem: `${tested.problem} when a page loads it` },
  };
}
