import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Checks out a commit in a git worktree below `dist/commits` and gives its folder, with what was built there before.
 * Throws when git does not know the commit.
 */
export function checkOut(ref: string): string {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`).trim();
  const tree = join(WORKSPACE, 'dist/commits', commit.slice(0, 12));
  if (existsSync(join(tree, 'package.json'))) return tree;
  // Remains of an interrupted checkout.
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', tree, commit);
  return tree;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: WORKSPACE, encoding: 'utf8' });
}
