import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';

/** Direct dependencies only, or transitive ones too. */
export type Depth = 'named' | 'all';

/**
 * The versions that the lockfile fixes for some packages of the workspace, as text to be hashed. A new dependency of
 * the provider therefore changes no remote's release, and a new remote not the shell's.
 */
export function lockedVersions(packages: string[], depth: Depth): string {
  const lockfile = readFileSync(join(WORKSPACE, 'pnpm-lock.yaml'), 'utf8');
  const named = packages.map((path) => importerBlock(lockfile, path));
  return [...named, ...(depth === 'all' ? [resolvedPackages(lockfile)] : [])].join('\n');
}

/** The block of one workspace package in the lockfile, up to the next one of equal depth. */
export function importerBlock(lockfile: string, path: string): string {
  const start = lockfile.indexOf(`\n  ${path}:\n`);
  if (start < 0) return '';
  const rest = lockfile.slice(start + 1);
  const end = rest.slice(1).search(/^(?: {2}\S|\S)/m);
  return end < 0 ? rest : rest.slice(0, end + 1);
}

/** The part of the lockfile that lists every installed package. */
export function resolvedPackages(lockfile: string): string {
  return lockfile.slice(lockfile.indexOf('\npackages:\n') + 1);
}
