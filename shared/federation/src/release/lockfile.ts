import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '../build/workspace';

/**
 * The versions that the lockfile fixes, as text to be hashed: all of them, or those that some packages of the
 * workspace name. The provider's new dependency is thus no new release of a remote.
 */
export function lockedVersions(packages: 'all' | string[]): string {
  const lockfile = readFileSync(join(WORKSPACE, 'pnpm-lock.yaml'), 'utf8');
  return packages === 'all' ? lockfile : packages.map((path) => importerBlock(lockfile, path)).join('\n');
}

/** What the lockfile says of one package of the workspace: its block, up to the next one of equal depth. */
export function importerBlock(lockfile: string, path: string): string {
  const start = lockfile.indexOf(`\n  ${path}:\n`);
  if (start < 0) return '';
  const rest = lockfile.slice(start + 1);
  const end = rest.slice(1).search(/^(?: {2}\S|\S)/m);
  return end < 0 ? rest : rest.slice(0, end + 1);
}
