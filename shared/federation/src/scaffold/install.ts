import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { WORKSPACE } from '../build/workspace';

/** Links a new package's dependencies and notes it in the lockfile, with the package manager of the workspace. */
export function installWorkspace(): void {
  const text = readFileSync(join(WORKSPACE, 'package.json'), 'utf8');
  const { packageManager } = z.object({ packageManager: z.string() }).parse(JSON.parse(text));
  execFileSync('npx', ['--yes', packageManager, 'install', '--no-frozen-lockfile'], {
    cwd: WORKSPACE,
    stdio: 'inherit',
  });
}
