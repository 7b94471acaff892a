/** Runs a test against the site of one composition. */
import { join } from 'node:path';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { runCommand } from './runCommand';
import type { TestOutput } from './searchBreakage';

interface TestCommand {
  command: string;
  cwd: string;
  env: Record<string, string>;
}

/** The command of a test: a browser test of `e2e/` by its file, or any command of the shell. */
export function commandOf(test: string): TestCommand {
  const [, file] = /^(?:e2e\/)?([\w./-]+\.spec\.ts(?::\d+)?)$/.exec(test) ?? [];
  return file
    ? {
        command: `npx playwright test ${file} --workers=1 --retries=0`,
        cwd: join(WORKSPACE, 'e2e'),
        // A quick run has no slow tests, and a file with none is a failure.
        env: { COMBINATIONS: 'all' },
      }
    : { command: test, cwd: process.cwd(), env: {} };
}

/** Gives true if a test passes: its command ends with code 0. It finds the folder of the site in `SITE_DIR`. */
export function passes(test: string, SITE_DIR: string, output: TestOutput): Promise<boolean> {
  const { command, cwd, env } = commandOf(test);
  return runCommand(command, cwd, { ...env, SITE_DIR }, output);
}
