import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeBelow } from '../store/folder/atomicFiles';
import { namedReleases } from '../store/retention';
import type { Store } from '../store/store';
import type { PastComposition } from './pastCompositions';

/**
 * Writes the site of a past composition into a folder: its pages as they were, and the files of the releases that it
 * names. Releases that the folder has already stay, since they never change.
 */
export async function writeCompositionSite(
  store: Store,
  { id, site }: PastComposition,
  folder: string,
): Promise<void> {
  const composition = await store.findComposition(id);
  if (!composition) throw new Error(`${store.location} lacks composition ${id}.`);
  const releases = namedReleases(composition);
  for (const { name, id: release } of releases) {
    const place = join(folder, name, release);
    if (existsSync(place)) continue;
    mkdirSync(place, { recursive: true });
    await store.copyFiles({ name, id: release }, place);
  }
  removePages(folder, new Set(releases.map(({ name }) => name)));
  for (const [path, content] of await store.readSite(site)) writeBelow(folder, path, content);
}

/** Removes all but the folders of releases. */
function removePages(folder: string, packages: ReadonlySet<string>): void {
  const isOfReleases = (name: string) => name === 'shell' || name.startsWith('mf-') || packages.has(name);
  for (const name of readdirSync(folder).filter((one) => !isOfReleases(one))) {
    rmSync(join(folder, name), { recursive: true });
  }
}
