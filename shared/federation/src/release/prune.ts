/** Old releases stay served for open tabs, but not for ever. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition } from '../composition/composition';
import { findRelease, type ReleaseManifest } from './manifests';
import { releaseFolder, type Target } from './target';

/** The newest releases of each package are kept whatever their age. */
export const KEEP_COUNT = 10;
/** Any release is kept this long: no tab is older. */
export const KEEP_DAYS = 14;

const DAY_MS = 86_400_000;

/** Which releases may go: neither live nor young nor among the newest. Pure. */
export function prunable(
  releases: ReleaseManifest[],
  live: ReadonlySet<string>,
  now: number,
): ReleaseManifest[] {
  const newestFirst = [...releases].sort((a, b) => b.builtAt.localeCompare(a.builtAt));
  return newestFirst
    .slice(KEEP_COUNT)
    .filter(({ id, builtAt }) => !live.has(id) && now - Date.parse(builtAt) > KEEP_DAYS * DAY_MS);
}

/** Ids of every release that a composition names. */
export function liveIds({ shell, remotes }: Composition): Set<string> {
  const slots = Object.values(remotes).flatMap(({ current, previous, canary }) => [
    current.id,
    previous?.id,
    canary?.release.id,
  ]);
  return new Set([shell.release, shell.previous, ...slots].filter((id) => id !== undefined));
}

/** Removes the files of what may go; the manifests stay as a record. Returns what went. */
export function pruneReleases(target: Target, name: string, composition: Composition, now: number): string[] {
  const folder = join(target.public, name);
  const ids = existsSync(folder) ? readdirSync(folder) : [];
  const releases = ids
    .map((id) => findRelease(target, name, id))
    .filter((manifest) => manifest !== undefined);
  const gone = prunable(releases, liveIds(composition), now).map(({ id }) => id);
  for (const id of gone) rmSync(releaseFolder(target, name, id), { recursive: true });
  return gone;
}
