/** The checks that need no registry: types and tests, by the repository's own tools. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { UserError } from '../userError';

/** Type-checks a remote. Throws a UserError when it has errors, which are shown. */
export function checkTypes(dir: string): Promise<void> {
  return runTool(dir, 'typescript', 'bin/tsc', ['-p', '.', '--noEmit']);
}

/** Runs the tests of a remote. Throws a UserError when one fails. */
export function runTests(dir: string, args: string[]): Promise<void> {
  return runTool(dir, 'vitest', 'vitest.mjs', args);
}

function runTool(dir: string, name: string, program: string, args: string[]): Promise<void> {
  const script = join(
    dirname(createRequire(join(dir, 'package.json')).resolve(`${name}/package.json`)),
    program,
  );
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: dir, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new UserError(`${name} found errors: see above.`, 'Fix them and run the command again.'));
    });
  });
}
