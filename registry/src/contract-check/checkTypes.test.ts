/** The check of types as part of a switch: from both sides, with file and line, before anything changes. */
import { beforeEach, expect, test } from 'vitest';
import { declarationsHash, type Declarations } from '../contract-types/declarations';
import { runTypeCheck } from '../contract-types/runTypeCheck';
import { BREAKS, COMPATIBLE, type SeededChange } from '../contract-types/testing/changes';
import { lineOf, OFFER, offerWith, SCREEN, SOURCES } from '../contract-types/testing/offer';
import type { ShellReleaseManifest } from '../store/manifests';
import type { Store } from '../store/store';
import { switchToRelease } from '../switch/releaseRemote';
import { shellStep } from '../switch/releaseShell';
import { readLive, switchLive } from '../switch/switch';
import { publishExample, remoteLike, shellLike } from '../testing/exampleStore';
import { testStore } from '../testing/testStore';

let store: Store;
beforeEach(async () => {
  store = await testStore();
  await releaseShell('1.0.0-offer', OFFER);
  await releaseRemote('1.0.0-built');
});

test('a shell is refused while a live remote does not fit its types', async () => {
  const before = await readLive(store);
  const { at, ...change } = seeded(BREAKS, 'a narrowed parameter');
  await expect(releaseShell('1.1.0-next', offerAfter(change))).rejects.toThrow(
    `mf-one 1.0.0-built: mf-one/${SCREEN}:${lineOf(at)} does not fit the types of shell 1.1.0-next: Argument of type`,
  );
  expect(await readLive(store)).toEqual(before);
});

test('a remote is refused while the live shell does not fit what it was built against', async () => {
  const { file, from, to, at } = seeded(BREAKS, 'a removed prop');
  await releaseShell('1.1.0-next', offerAfter(seeded(COMPATIBLE, 'a new export')));
  // Built against a platform that has the prop under the new name only.
  const sources = { ...SOURCES, [SCREEN]: (SOURCES[SCREEN] ?? '').replace('paise={', 'rupees={') };
  const against = offerWith(file, from, to.concat('rupees: number; '));
  await expect(releaseRemote('1.1.0-early', against, sources)).rejects.toThrow(
    `mf-one/${SCREEN}:${lineOf(at)} does not fit the types of shell 1.1.0-next`,
  );
});

test('a compatible shell is released', async () => {
  await releaseShell('1.1.0-next', offerAfter(seeded(COMPATIBLE, 'a widened parameter')));
  expect((await readLive(store))?.shell.release).toBe('1.1.0-next');
});

test('releases without types, made before the check, do not stop a switch', async () => {
  await publishExample(store, shellLike({ id: '1.2.0-old' }));
  await switchLive(store, (live) => shellStep(store, live, shellLike({ id: '1.2.0-old' })));
  expect((await readLive(store))?.shell.release).toBe('1.2.0-old');
});

test('types that the compiler does not finish in time are refused by name', async () => {
  const remotes = [{ name: 'mf-one', id: '1.0.0-slow', built: { declarations: OFFER, sources: SOURCES } }];
  await expect(runTypeCheck({ offered: OFFER, remotes, folders: [] }, 1)).rejects.toThrow(
    'The types of mf-one 1.0.0-slow could not be checked: they take more time than is allowed.',
  );
});

async function releaseShell(id: string, declarations: Declarations): Promise<void> {
  const manifest: ShellReleaseManifest = shellLike({ id, types: declarationsHash(declarations) });
  const types = JSON.stringify({ declarations, sources: {} });
  await publishExample(store, manifest, { code: { types } });
  await switchLive(store, (live) => shellStep(store, live, manifest));
}

async function releaseRemote(id: string, declarations = OFFER, sources = SOURCES): Promise<void> {
  const manifest = remoteLike('mf-one', { id, types: declarationsHash(declarations) });
  await publishExample(store, manifest, { code: { types: JSON.stringify({ declarations, sources }) } });
  await switchToRelease(store, manifest, undefined, {});
}

function seeded<Change>(changes: Record<string, Change>, name: string): Change {
  const change = changes[name];
  if (change) return change;
  throw new Error(`There is no change ${name}.`);
}

function offerAfter({ file, from, to }: SeededChange): Declarations {
  return offerWith(file, from, to);
}
