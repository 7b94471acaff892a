import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from './root.mjs';

/**
 * Runs a command to its end and shows its output unless `quiet`, with `label` before each line where it is given. Gives
 * its exit code; 1 when it could not be started or a signal ended it.
 */
export function run(command, args, { env = {}, cwd = ROOT, quiet = false, label } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...(label && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
      stdio: quiet ? 'ignore' : label ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    for (const output of [child.stdout, child.stderr]) {
      if (output) createInterface({ input: output }).on('line', (line) => console.log(`${label} ${line}`));
    }
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a TypeScript file of the workspace. */
export function runTs(file, args = [], options = {}) {
  return run(process.execPath, ['--import', 'tsx', file, ...args], options);
}
