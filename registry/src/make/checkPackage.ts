/** The checks that a remote passes before it is released: its types and its own tests. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { UserError } from '../userError';

const require = createRequire(join(WORKSPACE, 'package.json'));
const TSC = join(dirname(require.resolve('typescript-7/package.json')), 'bin/tsc');
const VITEST = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs');

/** Type-checks and tests one package, side by side. Throws a UserError with the output of the failed check. */
export async function checkPackage(name: string): Promise<void> {
  await Promise.all([
    run('Type check', name, [TSC, '-p', name]),
    run('Tests', name, [VITEST, 'run', '--passWithNoTests', '--reporter=dot', `${name}/`]),
  ]);
}

async function run(what: string, name: string, args: string[]): Promise<void> {
  const env = { ...process.env, NODE_OPTIONS: '' };
  await new Promise<void>((resolve, reject) => {
    execFile(process.execPath, args, { cwd: WORKSPACE, env }, (error, stdout, stderr) => {
      if (!error) resolve();
      else
        reject(
          new UserError(
            `${what} of ${name} failed:\n${stdout}${stderr}`,
            'Fix the errors above and release again.',
          ),
        );
    });
  });
}
