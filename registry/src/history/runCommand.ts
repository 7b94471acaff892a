import { spawn } from 'node:child_process';
import type { TestOutput } from './searchBreakage';

/** Gives true if a command of the shell ends with code 0; shows or hides its output. Rejects when it cannot be started. */
export function runCommand(
  command: string,
  cwd: string,
  env: Record<string, string>,
  output: TestOutput,
): Promise<boolean> {
  const shown = output === 'shown' ? 'inherit' : 'ignore';
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      cwd,
      shell: true,
      stdio: ['ignore', shown, shown],
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}
