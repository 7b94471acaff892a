import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { deltaPath } from '@reelrupee/contract/delta';
import { SHELL_MODE } from '@reelrupee/federation/presets/mode';
import { compressFiles } from '../testing/compressFiles';
import { integrityOf } from '../make/integrity';
import { switchToRelease } from '../switch/releaseRemote';
import type { FolderStore } from '../store/folder/folderStore';
import { remoteLike } from '../testing/exampleStore';
import { testStore } from '../testing/testStore';
import { addDeltas } from './addDeltas';
import { decompressDelta } from './compressDelta';

/** Text that does not compress, as long as a screen's script. */
const SCRIPT = randomBytes(30_000).toString('hex');

let store: FolderStore;
beforeEach(async () => {
  store = await testStore();
});

/** Publishes a release of one file and makes it live; gives its folder. */
function release(id: string, text: string): Promise<string> {
  return releaseOf(id, new Map([['entry.js', text]]));
}

/** Publishes a release of files and makes it live; gives its folder. */
async function releaseOf(id: string, texts: ReadonlyMap<string, string>): Promise<string> {
  const folder = await store.stagingFolder();
  for (const [path, text] of texts) writeFileSync(join(folder, path), text);
  await compressFiles([...texts.keys()].map((path) => join(folder, path)));
  const files = Object.fromEntries([...texts].map(([path, text]) => [path, integrityOf(Buffer.from(text))]));
  const manifest = remoteLike('mf-one', { id, files });
  await addDeltas(store, { folder, manifest, code: {} });
  await store.publish({ folder, manifest, code: {} });
  await switchToRelease(store, manifest, undefined, {});
  return join(store.public, 'mf-one', id);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

test('a one-line change is a delta of some bytes, which gives the new file back', async () => {
  await release('1.1.0-before', SCRIPT);
  const changed = `${SCRIPT.slice(0, 999)}/* one line */${SCRIPT.slice(999)}`;
  const folder = await release('1.2.0-after', changed);
  const delta = readFileSync(deltaPath(join(folder, 'entry.js'), hashOf(SCRIPT)));
  expect(delta.length).toBeLessThan(200);
  expect(delta.subarray(8, 40).toString('base64')).toBe(hashOf(SCRIPT));
  expect((await decompressDelta(delta, Buffer.from(SCRIPT))).toString()).toBe(changed);
});

test('there is one for each of the last three live releases', async () => {
  for (const version of [1, 2, 3, 4]) await release(`1.${version}.0-b`, `${SCRIPT}${version}`);
  const folder = await release('1.5.0-b', `${SCRIPT}5`);
  const deltas = [1, 2, 3, 4].map((version) =>
    existsSync(deltaPath(join(folder, 'entry.js'), hashOf(`${SCRIPT}${version}`))),
  );
  expect(deltas).toEqual([false, true, true, true]);
});

test('a file that has little in common with the one before has none', async () => {
  await release('1.1.0-before', SCRIPT);
  const folder = await release('1.2.0-after', randomBytes(30_000).toString('hex'));
  expect(readdirSync(folder).filter((file) => file.endsWith('.dcz'))).toEqual([]);
});

test('a file that would hold up other requests for long has none', async () => {
  const large = SCRIPT.repeat(9);
  await release('1.1.0-before', large);
  const folder = await release('1.2.0-after', `${large}2`);
  expect(readdirSync(folder).filter((file) => file.endsWith('.dcz'))).toEqual([]);
});

test('a release of many files has deltas of as many as take little time', async () => {
  // Compress quickly: 10 files of 480 kB, 8 of which are within 4 MiB.
  vi.stubEnv(SHELL_MODE, 'development');
  const paths = Array.from({ length: 10 }, (_, index) => `chunk${index}.js`);
  const texts = (change: string) => new Map(paths.map((path) => [path, SCRIPT.repeat(8) + path + change]));
  await releaseOf('1.1.0-before', texts(''));
  const folder = await releaseOf('1.2.0-after', texts('2'));
  expect(readdirSync(folder).filter((file) => file.endsWith('.dcz'))).toHaveLength(8);
  vi.unstubAllEnvs();
});
