import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exampleTarget, remoteLike, type ExampleTarget } from '../testing/exampleTarget';
import { findRelease } from '../store/manifests';
import { placeRelease } from './placeRelease';
import { findCode } from '../store/recordedCode';
import { releaseFolder } from '../store/target';

const ID = '1.1.0-b';
let target: ExampleTarget;
beforeEach(async () => {
  target = await exampleTarget();
});
afterEach(() => target.remove());

/** A build of the same release by one of two commands. */
function builtBy(who: string) {
  const staging = join(target.public, 'mf-one', `${ID}.${who}.staging`);
  mkdirSync(staging);
  writeFileSync(join(staging, 'entry.js'), who);
  const manifest = remoteLike('mf-one', { id: ID, files: { 'entry.js': `hash of ${who}` } });
  return { staging, manifest, code: { html: who } };
}

const served = () => readFileSync(join(releaseFolder(target, 'mf-one', ID), 'entry.js'), 'utf8');

test('of two commands that build the same release at once, the first one’s files stay as they are', async () => {
  const [asha, ravi] = await Promise.all(['asha', 'ravi'].map((who) => placeRelease(target, builtBy(who))));
  const first = served();
  expect(asha?.files).toEqual({ 'entry.js': `hash of ${first}` });
  expect(ravi).toEqual(asha);
  expect(findRelease(target, 'mf-one', ID)?.files).toEqual(asha?.files);
  expect(findCode(target, 'mf-one', ID, 'html')).toBe(first);
});

test('files without a record are what a killed command has left, and are replaced', async () => {
  mkdirSync(releaseFolder(target, 'mf-one', ID));
  await placeRelease(target, builtBy('asha'));
  expect(served()).toBe('asha');
});
