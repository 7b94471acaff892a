import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';

/**
 * Links the packages of the workspace and records them in the lockfile, with the workspace's package manager. Does not
 * fetch installed packages again.
 */
export function installWorkspace(): void {
  const text = readFileSync(join(WORKSPACE, 'package.json'), 'utf8');
  const { packageManager } = z.object({ packageManager: z.string() }).parse(JSON.parse(text));
  const args = ['install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=silent'];
  execFileSync('npx', ['--yes', packageManager, ...args], {
    cwd: WORKSPACE,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
