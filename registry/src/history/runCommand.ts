import { spawn } from 'node:child_process';

/** Gives true if a command of the shell ends with code 0. Rejects when it cannot be started. */
export function runCommand(command: string, cwd: string, env: Record<string, string>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { cwd, shell: true, stdio: 'ignore', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}
