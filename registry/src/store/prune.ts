/** Old releases stay served for open tabs, but not for ever. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition } from '@reelrupee/federation/composition/composition';
import { readAudit, retiredAt } from './audit';
import { findRelease } from './manifests';
import { releaseFolder, type Target } from './target';

/** The newest releases of each package are kept whatever their age. */
export const KEEP_COUNT = 10;
/** Any release is kept this long after it was last in a role: no tab that loaded it is older. */
export const KEEP_DAYS = 14;

const DAY_MS = 86_400_000;

/** A release whose files are still served. */
export interface Served {
  id: string;
  builtAt: string;
  /** When it ceased to be in any role; absent when it never was in one. */
  retiredAt?: string | undefined;
}

/** Which releases may go: neither live nor among the newest, and long out of every tab. Pure. */
export function prunable(releases: Served[], live: ReadonlySet<string>, now: number): string[] {
  const isOld = ({ builtAt, retiredAt = builtAt }: Served) =>
    now - Date.parse(retiredAt) > KEEP_DAYS * DAY_MS;
  return [...releases]
    .sort((a, b) => b.builtAt.localeCompare(a.builtAt))
    .slice(KEEP_COUNT)
    .filter((release) => !live.has(release.id) && isOld(release))
    .map(({ id }) => id);
}

/** Ids of a package's releases that a composition names. */
export function liveIds({ shell, remotes }: Composition, name: string): Set<string> {
  const slot = remotes[name];
  const ids =
    name === 'shell'
      ? [shell.release, shell.previous]
      : [slot?.current.id, slot?.previous?.id, slot?.canary?.release.id];
  return new Set(ids.filter((id) => id !== undefined));
}

/** Removes the files of what may go; the manifests stay as a record. Returns what went. */
export function pruneReleases(target: Target, name: string, composition: Composition, now: number): string[] {
  const folder = join(target.public, name);
  const ids = existsSync(folder) ? readdirSync(folder) : [];
  const audit = readAudit(target);
  const releases = ids
    .map((id) => findRelease(target, name, id))
    .filter((manifest) => manifest !== undefined)
    .map(({ id, builtAt }) => ({ id, builtAt, retiredAt: retiredAt(audit, name, id) }));
  const gone = prunable(releases, liveIds(composition, name), now);
  for (const id of gone) rmSync(releaseFolder(target, name, id), { recursive: true });
  return gone;
}
