/** Deltas of a new release to those that browsers have, made once, so that a static host can serve them. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deltaPath } from '@reelrupee/contract/delta';
import { goodReleases, readAudit } from '../store/audit';
import type { ReleaseManifest } from '../store/manifests';
import type { StagedRelease, Store } from '../store/store';
import { compressDelta, decompressDelta } from './compressDelta';

/** Earlier releases that a delta is made for: a visitor of the last few releases has one of them. */
const RELEASES = 3;

/** A delta replaces the brotli copy only if it is much smaller. */
const WORTH = 0.8;

/** Writes the deltas of a staged release to the last live releases of its package into its folder. */
export async function addDeltas(store: Store, { folder, manifest }: StagedRelease): Promise<void> {
  const { name } = manifest;
  const earlier = goodReleases(await readAudit(store), name).slice(0, RELEASES);
  for (const id of earlier.filter((one) => one !== manifest.id)) {
    const before = await store.findRelease({ name, id });
    if (before) await addDeltasTo(store, before, { folder, manifest });
  }
}

async function addDeltasTo(
  store: Store,
  before: ReleaseManifest,
  { folder, manifest }: Pick<StagedRelease, 'folder' | 'manifest'>,
): Promise<void> {
  for (const path of Object.keys(manifest.files).filter((file) => file in before.files)) {
    const dictionary = await store.readFile(before, path);
    const file = join(folder, path);
    const content = readFileSync(file);
    const delta = await compressDelta(content, dictionary);
    if (delta.length >= statSync(`${file}.br`).size * WORTH) continue;
    // A browser refuses a file with another hash, and the screen with it: only deltas that were tried are written.
    if (!(await decompressDelta(delta, dictionary)).equals(content)) {
      throw new Error(`The delta of ${manifest.name} ${manifest.id} ${path} does not give the file back.`);
    }
    const hash = createHash('sha256').update(dictionary).digest('base64');
    writeFileSync(deltaPath(file, hash), delta);
  }
}
