import { beforeEach, expect, test } from 'vitest';
import { summarizeSwitch } from '../cli/summarizeSwitch';
import { readAudit } from '../store/auditLog';
import type { FolderStore } from '../store/folder/folderStore';
import { parseSiteConfig } from '../store/siteConfig';
import { testStore } from '../testing/testStore';
import { applyConfig } from './releaseShell';
import { readLive } from './switch';

let store: FolderStore;
beforeEach(async () => {
  store = await testStore();
});

test('a change of the settings makes another composition live, which open tabs take', async () => {
  const config = await store.config();
  await applyConfig(store);
  const before = await readLive(store);
  await store.saveConfig({ ...config, adminUpiId: 'new@upi' });
  const { composition } = await applyConfig(store);
  expect(composition.id).not.toBe(before?.id);
  expect(composition.remotes).toEqual(before?.remotes);
  expect((await applyConfig(store)).composition.id).toBe(composition.id);
});

test('the audit log says which settings changed, from what to what', async () => {
  const config = await store.config();
  await applyConfig(store);
  await store.saveConfig({ ...config, adminUpiId: 'new@upi', previewOrigins: ['http://localhost:3101'] });
  const { entries } = await applyConfig(store);
  const changes = [
    { setting: 'adminUpiId', from: config.adminUpiId, to: 'new@upi' },
    { setting: 'previewOrigins', from: '', to: 'http://localhost:3101' },
  ];
  expect((await readAudit(store)).at(-1)).toMatchObject({ action: 'config', changes });
  expect(entries.map(summarizeSwitch)).toEqual([
    `config adminUpiId ${config.adminUpiId} → new@upi, previewOrigins – → http://localhost:3101`,
  ]);
  expect((await applyConfig(store)).entries.map(summarizeSwitch)).toEqual(['config as it was']);
});

test.each(['shop upi', 'shop@', 'https://upi.example/shop', '9876543210'])(
  'money of users is not sent to %j, which is no UPI ID',
  async (adminUpiId) => {
    const config = await store.config();
    expect(() => parseSiteConfig(JSON.stringify({ ...config, adminUpiId }), 'config.json')).toThrow(
      'a UPI ID such as name@bank',
    );
  },
);
