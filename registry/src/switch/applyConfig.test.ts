import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { summarizeSwitch } from '../cli/summarizeSwitch';
import { readAudit } from '../store/auditLog';
import { openFolderStore, type FolderStore } from '../store/folder/folderStore';
import { DEFAULT_SITE_CONFIG, parseSiteConfig } from '../store/siteConfig';
import { publishExample, shellLike } from '../testing/exampleStore';
import { testStore } from '../testing/testStore';
import { applyConfig, rollBackShell, shellStep } from './releaseShell';
import { removeRemote } from './removeRemote';
import { rollBackTo } from './rollBackTo';
import { readLive, requireLive, switchLive, type Switched } from './switch';

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

describe('settings that were edited and not applied', () => {
  const edited = { ...DEFAULT_SITE_CONFIG, adminUpiId: 'edited@upi' };

  beforeEach(async () => {
    await releaseShell('1.1.0-config');
    await releaseShell('1.1.1-config');
    await store.saveConfig(edited);
  });

  /** Makes a shell live whose pages show their settings. */
  async function releaseShell(id: string): Promise<Switched> {
    const shell = shellLike({ id, template: '%CONFIG%' });
    await publishExample(store, shell);
    return switchLive(store, (live) => shellStep(store, live, shell));
  }

  async function removeAndGoBack(): Promise<Switched> {
    const before = requireLive(await readLive(store));
    await removeRemote(store, 'mf-one', 'any');
    return rollBackTo(store, before.id, 'any');
  }

  async function payTo(): Promise<unknown> {
    const { site = '' } = (await store.head()) ?? {};
    const page = (await store.readSite(site)).get('index.html')?.toString() ?? '';
    return (JSON.parse(page) as Record<string, unknown>)['adminUpiId'];
  }

  const otherSwitches: [string, () => Promise<unknown>][] = [
    ['a change of a remote', () => removeRemote(store, 'mf-one', 'any')],
    ['a rollback to a composition', removeAndGoBack],
    ['a rollback of the shell', () => rollBackShell(store, 'any')],
  ];

  test.each(otherSwitches)('are not in the pages after %s', async (_what, change) => {
    await change();
    expect(await payTo()).toBe(DEFAULT_SITE_CONFIG.adminUpiId);
  });

  test.each(otherSwitches)('do not refuse %s when the file is half saved', async (_what, change) => {
    writeFileSync(join(store.public, 'config.json'), '{ "adminUpiId": "edi');
    await change();
    expect(await payTo()).toBe(DEFAULT_SITE_CONFIG.adminUpiId);
  });

  test('are in the pages once they are applied, and stay there after the file is put back', async () => {
    await applyConfig(store);
    expect(await payTo()).toBe('edited@upi');
    await store.saveConfig(DEFAULT_SITE_CONFIG);
    await removeRemote(store, 'mf-one', 'any');
    expect(await payTo()).toBe('edited@upi');
    const { entries } = await applyConfig(store);
    expect(entries[0]?.changes).toEqual([
      { setting: 'adminUpiId', from: 'edited@upi', to: DEFAULT_SITE_CONFIG.adminUpiId },
    ]);
  });

  test('are applied by a release of the shell, whose line of the log names them', async () => {
    const { entries } = await releaseShell('1.2.0-config');
    expect(await payTo()).toBe('edited@upi');
    expect(entries.map(summarizeSwitch)).toEqual([
      `release shell 1.2.0-config (before: 1.1.1-config), adminUpiId ${DEFAULT_SITE_CONFIG.adminUpiId} → edited@upi`,
    ]);
  });

  test('are taken once on the site of an older version, which kept no settings', async () => {
    const log = join(store.root, 'records/switches');
    for (const number of readdirSync(log)) {
      const file = join(log, number, 'switch.json');
      const { config: _, ...record } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
      writeFileSync(file, JSON.stringify(record));
    }
    store = openFolderStore(store.root);
    await removeRemote(store, 'mf-one', 'any');
    expect(await payTo()).toBe('edited@upi');
    await store.saveConfig(DEFAULT_SITE_CONFIG);
    await removeRemote(store, 'mf-two', 'any');
    expect(await payTo()).toBe('edited@upi');
  });
});
