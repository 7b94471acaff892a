import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { grant, revoke } from '../../access/access';
import { testStoreContract } from '../../testing/storeContract';
import { testFolder } from '../../testing/testFolder';
import { openFolderStore } from './folderStore';

let root: string;
beforeEach(() => {
  root = testFolder();
});

testStoreContract(async () => openFolderStore(root));

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
