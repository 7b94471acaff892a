import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/**
 * Runs a command to its end and shows its output unless `quiet`. Gives its exit code; 1 when it could not be started or
 * a signal ended it.
 */
export function run(command, args, { env = {}, cwd = ROOT, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? 'ignore' : 'inherit',
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a TypeScript file of the workspace. */
export function runTs(file, args = []) {
  return run(process.execPath, ['--import', 'tsx', file, ...args]);
}
