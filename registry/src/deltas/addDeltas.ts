/** Deltas of a new release to those that browsers have, made once, so that a static host can serve them. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as otherRequests } from 'node:timers/promises';
import { deltaPath } from '@reelrupee/contract/delta';
import { goodReleases, readAudit } from '../store/auditLog';
import type { ReleaseManifest } from '../store/manifests';
import type { StagedRelease, Store } from '../store/store';
import { compressDelta, decompressDelta } from './compressDelta';

/** Earlier releases that a delta is made for: a visitor of the last few releases has one of them. */
const RELEASES = 3;

/** A delta replaces the brotli copy only if it is much smaller. */
const WORTH = 0.8;

/**
 * Largest file and dictionary, in bytes: the largest script of the product has about 300 KB. No other request is served
 * while a delta is made: at most 0.8 s of processor time at this size, and 21 s at 8 MB.
 */
const LARGEST_FILE = 512 * 1024;

/** All that is compressed for one release, in bytes: 6 s of processor time at most. */
const LARGEST_TOTAL = 4 * 1024 * 1024;

/** Writes the deltas of a staged release to the last live releases of its package into its folder. */
export async function addDeltas(store: Store, { folder, manifest }: StagedRelease): Promise<void> {
  const { name } = manifest;
  const earlier = goodReleases(await readAudit(store), name).slice(0, RELEASES);
  let left = LARGEST_TOTAL;
  for (const id of earlier.filter((one) => one !== manifest.id)) {
    const before = await store.findRelease({ name, id });
    if (before) left = await addDeltasTo(store, before, { folder, manifest }, left);
  }
}

/** Gives how many bytes may still be compressed. */
async function addDeltasTo(
  store: Store,
  before: ReleaseManifest,
  { folder, manifest }: Pick<StagedRelease, 'folder' | 'manifest'>,
  allowed: number,
): Promise<number> {
  let left = allowed;
  for (const path of Object.keys(manifest.files).filter((file) => file in before.files)) {
    const file = join(folder, path);
    const { size } = statSync(file);
    if (size > Math.min(LARGEST_FILE, left)) continue;
    const dictionary = await store.readFile(before, path);
    if (dictionary.length > LARGEST_FILE) continue;
    left -= size;
    await addDelta(file, dictionary);
    await otherRequests();
  }
  return left;
}

async function addDelta(file: string, dictionary: Buffer): Promise<void> {
  const content = readFileSync(file);
  const delta = await compressDelta(content, dictionary);
  if (delta.length >= statSync(`${file}.br`).size * WORTH) return;
  // A browser refuses a file with another hash, and the screen with it: only deltas that were tried are written.
  if (!(await decompressDelta(delta, dictionary)).equals(content)) {
    throw new Error(`The delta of ${file} does not give the file back.`);
  }
  const hash = createHash('sha256').update(dictionary).digest('base64');
  writeFileSync(deltaPath(file, hash), delta);
}
