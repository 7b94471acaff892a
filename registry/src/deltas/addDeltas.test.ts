import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deltaPath } from '@reelrupee/contract/delta';
import { compressFiles } from '../make/compress';
import { integrityOf } from '../make/integrity';
import { switchToRelease } from '../switch/releaseRemote';
import { exampleStore, remoteLike, type ExampleStore } from '../testing/exampleStore';
import { addDeltas } from './addDeltas';
import { decompressDelta } from './compressDelta';

/** Text that does not compress, as long as a screen's script. */
const SCRIPT = randomBytes(30_000).toString('hex');

let example: ExampleStore;
beforeEach(async () => {
  example = await exampleStore();
});
afterEach(() => example.remove());

/** Publishes a release of one file and makes it live; gives its folder. */
async function release(id: string, text: string): Promise<string> {
  const { store } = example;
  const folder = await store.stagingFolder();
  writeFileSync(join(folder, 'entry.js'), text);
  await compressFiles([join(folder, 'entry.js')]);
  const manifest = remoteLike('mf-one', { id, files: { 'entry.js': integrityOf(Buffer.from(text)) } });
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
