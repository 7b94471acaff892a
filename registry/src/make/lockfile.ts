import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';

/** How deep versions matter: those that packages name, or those too that come with them. */
export type Depth = 'named' | 'all';

/**
 * The versions that the lockfile fixes for some packages of the workspace, as text to be hashed. The provider's new
 * dependency is thus no new release of a remote, and a new remote none of the shell.
 */
export function lockedVersions(packages: string[], depth: Depth): string {
  const lockfile = readFileSync(join(WORKSPACE, 'pnpm-lock.yaml'), 'utf8');
  const named = packages.map((path) => importerBlock(lockfile, path));
  return [...named, ...(depth === 'all' ? [resolvedPackages(lockfile)] : [])].join('\n');
}

/** What the lockfile says of one package of the workspace: its block, up to the next one of equal depth. */
export function importerBlock(lockfile: string, path: string): string {
  const start = lockfile.indexOf(`\n  ${path}:\n`);
  if (start < 0) return '';
  const rest = lockfile.slice(start + 1);
  const end = rest.slice(1).search(/^(?: {2}\S|\S)/m);
  return end < 0 ? rest : rest.slice(0, end + 1);
}

/** What the lockfile says of everything that is installed, whoever asked for it. */
export function resolvedPackages(lockfile: string): string {
  return lockfile.slice(lockfile.indexOf('\npackages:\n') + 1);
}
