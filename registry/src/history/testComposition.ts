/** Runs a test against the site of one composition. */
import { join } from 'node:path';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { runCommand } from './runCommand';
import type { TestOutput } from './searchBreakage';

/** The command of a test: a browser test of `e2e/` by its file, or any command of the shell. */
export function commandOf(test: string): { command: string; cwd: string } {
  const [, file] = /^(?:e2e\/)?([\w./-]+\.spec\.ts(?::\d+)?)$/.exec(test) ?? [];
  return file
    ? { command: `npx playwright test ${file} --workers=1 --retries=0`, cwd: join(WORKSPACE, 'e2e') }
    : { command: test, cwd: process.cwd() };
}

/** Gives true if a test passes: its command ends with code 0. It finds the folder of the site in `SITE_DIR`. */
export function passes(test: string, SITE_DIR: string, output: TestOutput): Promise<boolean> {
  const { command, cwd } = commandOf(test);
  return runCommand(command, cwd, { SITE_DIR }, output);
}
