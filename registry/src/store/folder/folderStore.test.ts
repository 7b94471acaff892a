import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { grant, revoke } from '../../access/access';
import { testStoreContract } from '../../testing/storeContract';
import { goLive, publishExample, remoteLike } from '../../testing/exampleStore';
import { testFolder } from '../../testing/testFolder';
import { openFolderStore } from './folderStore';
import { layoutOf } from './layout';
import { removeRelease } from './publishedReleases';
import { saveSite } from './sites';

let root: string;
beforeEach(() => {
  root = testFolder();
});

testStoreContract(async () => openFolderStore(root));

test('the file that a killed process was writing is removed with the next build', async () => {
  const store = openFolderStore(root);
  const { staging } = layoutOf(root);
  const left = join(staging, 'left');
  mkdirSync(staging, { recursive: true });
  writeFileSync(left, 'half');
  utimesSync(left, new Date(0), new Date(0));
  await store.stagingFolder();
  expect(existsSync(left)).toBe(false);
  await store.close();
});

test('a write that fails, as on a full disk, leaves nothing behind', async () => {
  const store = openFolderStore(root);
  const layout = layoutOf(root);
  // A file cannot take the place of a folder, nor be the folder of another one.
  mkdirSync(layout.pageData, { recursive: true });
  await expect(store.savePageData([])).rejects.toThrow('EISDIR');
  const files = ['page', 'page/other'].map((path) => [path, Buffer.from('page')] as const);
  expect(() => saveSite(layout, 'site', new Map(files))).toThrow('EEXIST');
  expect(readdirSync(layout.staging)).toEqual([]);
});

test('users of the machine may read the site and its switches, but permissions at most as a group', async () => {
  const store = openFolderStore(root);
  await goLive(store);
  await store.updateAccess((access) => grant(access, 'mf-one', tokenOf('asha')));
  const ordinary = join(root, 'ordinary');
  mkdirSync(ordinary);
  const modeOf = (folder: string) => statSync(folder).mode & 0o777;
  const layout = layoutOf(root);
  const made = [join(layout.public, 'mf-one'), layout.sites, layout.switches].flatMap((folder) =>
    readdirSync(folder).map((name) => join(folder, name)),
  );
  expect(made.length).toBeGreaterThanOrEqual(3);
  for (const folder of made) expect([folder, modeOf(folder)]).toEqual([folder, modeOf(ordinary)]);
  const [change = ''] = readdirSync(layout.access);
  expect(modeOf(join(layout.access, change))).toBe(modeOf(ordinary) & 0o770);
});

const tokenOf = (owner: string) => ({
  tokens: [{ hash: owner, owner, expiresAt: '2999-01-01T00:00:00.000Z' }],
});

test('a revocation that another process makes during a change of permissions is kept', async () => {
  const [store, other] = [openFolderStore(root), openFolderStore(root)];
  await store.updateAccess((access) => grant(access, 'mf-one', tokenOf('thief')));
  let revoked: Promise<unknown> | undefined;
  await store.updateAccess((access) => {
    revoked ??= other.updateAccess((now) => revoke(now, 'mf-one', 'thief', 0));
    return grant(access, 'mf-one', tokenOf('asha'));
  });
  await revoked;
  expect((await store.access())['mf-one']?.tokens.map(({ owner }) => owner)).toEqual(['asha']);
});

test('permissions that an older version kept stay valid', async () => {
  mkdirSync(join(root, 'records'), { recursive: true });
  writeFileSync(join(root, 'records/access.json'), JSON.stringify(grant({}, 'mf-one', tokenOf('asha'))));
  const store = openFolderStore(root);
  await store.updateAccess((access) => grant(access, 'mf-one', tokenOf('ravi')));
  expect((await store.access())['mf-one']?.tokens.map(({ owner }) => owner)).toEqual(['asha', 'ravi']);
});

test('a list reads the manifest of a release once, and again when it was removed and published later', async () => {
  const store = openFolderStore(root);
  const builtAt = '2026-01-01T00:00:00.000Z';
  const publish = (at: string) => publishExample(store, remoteLike('mf-one', { builtAt: at }));
  const { name, id } = await publish(builtAt);
  const file = join(root, 'public/mf-one', id, '.release/manifest.json');
  utimesSync(file, 0, 0);
  expect(await store.releases()).toEqual([{ name, id, builtAt }]);
  writeFileSync(file, 'not read');
  utimesSync(file, 0, 0);
  expect(await store.releases()).toEqual([{ name, id, builtAt }]);
  removeRelease(layoutOf(root), { name, id });
  expect(await store.releases()).toEqual([]);
  const later = '2026-05-01T00:00:00.000Z';
  await publish(later);
  expect(await store.releases()).toEqual([{ name, id, builtAt: later }]);
});
