import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Builds the site of a commit in a git worktree below `dist/bench`, with the dependencies of that commit, and gives the
 * folder to serve. A commit that was built before is taken as it is. Throws when git does not know the commit or it does
 * not build.
 */
export function buildCommit(ref: string): string {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`).trim();
  const tree = join(WORKSPACE, 'dist/bench/commits', commit.slice(0, 12));
  const site = join(tree, 'dist/site/public');
  if (existsSync(join(site, 'composition.json'))) return site;
  // Remains of an interrupted bench.
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', tree, commit);
  execFileSync('npm', ['run', 'release', '--', '--all'], { cwd: tree, stdio: 'inherit' });
  return site;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: WORKSPACE, encoding: 'utf8' });
}
