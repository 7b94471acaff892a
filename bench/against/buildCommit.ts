import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkOut } from '../../e2e/harness/checkOut';

/**
 * Builds the site of a commit, with the dependencies of that commit, and gives the folder to serve. A commit that was built
 * before is taken as it is. Throws when git does not know the commit or it does not build.
 */
export function buildCommit(ref: string): string {
  const tree = checkOut(ref);
  const site = join(tree, 'dist/site/public');
  if (existsSync(join(site, 'composition.json'))) return site;
  execFileSync('npm', ['run', 'release', '--', '--all'], { cwd: tree, stdio: 'inherit' });
  return site;
}
