import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { grant, revoke } from '../../access/access';
import { testStoreContract } from '../../testing/storeContract';
import { publishExample, remoteLike } from '../../testing/exampleStore';
import { testFolder } from '../../testing/testFolder';
import { openFolderStore } from './folderStore';
import { layoutOf } from './layout';
import { removeRelease } from './publishedReleases';

let root: string;
beforeEach(() => {
  root = testFolder();
});

testStoreContract(async () => openFolderStore(root));

test('the file that a killed process was writing is removed with the next build', async () => {
  const store = openFolderStore(root);
  // Renaming a file to a folder's place fails, which leaves the file as a kill does.
  mkdirSync(join(root, 'records/page-data.json'), { recursive: true });
  await expect(store.savePageData([])).rejects.toThrow('EISDIR');
  const left = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(root, path)).isFile(),
  );
  expect(left).toHaveLength(1);
  for (const path of left) utimesSync(join(root, path), new Date(0), new Date(0));
  await store.stagingFolder();
  for (const path of left) expect(existsSync(join(root, path))).toBe(false);
  await store.close();
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
