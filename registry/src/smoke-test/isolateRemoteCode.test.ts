import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const MODULE = new URL('./isolateRemoteCode.ts', import.meta.url).href;

/** Runs code in a separate process; gives its output. Rejects when the process fails. */
async function inProcess(code: string): Promise<string> {
  const program = `
    const { isolateRemoteCode } = await import(${JSON.stringify(MODULE)});
    ${code}`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname });
  return stdout;
}

test('a rejected promise of foreign code does not end the command', async () => {
  const stray = `void Promise.reject(new Error('stray'));`;
  expect(
    await inProcess(
      `console.log(await isolateRemoteCode('src/index.ts', async () => { ${stray} return 'done'; }));`,
    ),
  ).toBe('done\n');
  // A rejection of our own code still does.
  await expect(
    inProcess(`await isolateRemoteCode('src/index.ts', async () => {}); ${stray}`),
  ).rejects.toThrow(/stray/);
});
