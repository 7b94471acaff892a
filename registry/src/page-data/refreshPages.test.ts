/** The pages of a store follow what the provider replies to the calls that they show. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Release, Route } from '@reelrupee/federation/composition/composition';
import { SHELL_MODE } from '@reelrupee/federation/presets/mode';
import { toRelease } from '../make/toRelease';
import { readAudit } from '../store/auditLog';
import type { FolderStore } from '../store/folder/folderStore';
import { step } from '../switch/step';
import { rollBackTo } from '../switch/rollBackTo';
import { requireLive, readLive, switchLive } from '../switch/switch';
import { publishExample, remoteLike, shellLike } from '../testing/exampleStore';
import { testStore } from '../testing/testStore';
import type { FetchReply } from './fetchReply';
import { refreshPages } from './refreshPages';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const TEMPLATE = '<main>%SCREEN%</main><i>%DATA%</i><script type="application/json">%COMPOSITION%</script>';
/** Renders the price in the page's data. */
const SHELL = `const [known] = JSON.parse(document.getElementById('reelrupee-data').textContent);
  module.exports = { shared: {}, prerenderPage: async () => (known ? 'price ' + known.reply.price : 'loading') };`;
const SCREEN = `exports.default = { screens: { '/one': () => null, '/two': () => null } };`;

/** A provider whose plan has this price. */
const offering =
  (price: number): FetchReply =>
  async ({ action }) => ({ reply: { code: 200, action, price } });
const away: FetchReply = async () => ({ problem: 'The provider does not answer.' });

let store: FolderStore;

beforeEach(async () => {
  // Compress pages quickly: their size does not matter here.
  vi.stubEnv(SHELL_MODE, 'development');
  store = await testStore();
  const shell = shellLike({ id: '1.1.0-data', template: TEMPLATE });
  await publishExample(store, shell, { code: { html: SHELL } });
  const one = await publish('mf-one', [{ action: 'getPlan', inPage: true }]);
  const two = await publish('mf-two', [
    { action: 'getPlan' },
    { action: 'getUserPlans', of: 'user', inPage: true },
  ]);
  await switchLive(store, (live) => {
    const { id: _, ...content } = requireLive(live);
    const remotes = { 'mf-one': { current: one }, 'mf-two': { current: two } };
    const next = { ...content, shell: { release: shell.id, platform: '1.2.0' }, remotes };
    return { next, audit: [{ action: 'release', name: 'shell', release: shell.id }] };
  });
});
afterEach(() => vi.unstubAllEnvs());

async function publish(name: string, calls: Route['calls'], id = '1.1.0-b'): Promise<Release> {
  const path = `/${name.replace('mf-', '')}`;
  const manifest = remoteLike(name, { id, routes: [{ path, title: name, skeleton: 'list', calls }] });
  await publishExample(store, manifest, { code: { html: SCREEN } });
  return toRelease(manifest);
}

async function release(name: string, id: string): Promise<void> {
  const change = { kind: 'release' as const, release: await publish(name, [], id) };
  await switchLive(store, (live) => step(requireLive(live), name, change, {}));
}

function pageOf(path: string): string {
  return readFileSync(join(store.public, path, 'index.html'), 'utf8');
}

test('a page shows the reply to the public call that it names; other pages hold no reply', async () => {
  expect(pageOf('one')).toContain('<main>loading</main><i>[]</i>');
  expect(await refreshPages(store, offering(250))).toMatchObject({ changed: true, problems: [] });
  expect(pageOf('one')).toContain('<main>price 250</main>');
  expect(pageOf('one')).toContain('"reply":{"code":200,"action":"getPlan","price":250}');
  expect(pageOf('two')).toContain('<main>loading</main><i>[]</i>');
});

test('a changed reply is in the pages and in the log; the composition stays, so that no tab reloads', async () => {
  await refreshPages(store, offering(250));
  const before = await readLive(store);
  await refreshPages(store, offering(300));
  expect(pageOf('one')).toContain('<main>price 300</main>');
  expect(await readLive(store)).toEqual(before);
  expect((await readAudit(store)).at(-1)).toMatchObject({ action: 'data', by: 'auto' });
});

test('the same reply changes nothing', async () => {
  await refreshPages(store, offering(250));
  const switches = (await store.history()).length;
  expect(await refreshPages(store, offering(250))).toMatchObject({ changed: false, problems: [] });
  expect(await store.history()).toHaveLength(switches);
});

test('a later refresh that is told what the pages show does not read the log', async () => {
  await refreshPages(store, offering(250));
  const { shown } = await refreshPages(store, offering(250));
  const history = vi.spyOn(store, 'history');
  expect(await refreshPages(store, offering(250), shown)).toMatchObject({ changed: false, shown });
  expect(history).not.toHaveBeenCalled();
});

test('while the provider is down the pages keep the last reply', async () => {
  await refreshPages(store, offering(250));
  const problems = ['The provider does not answer.'];
  expect(await refreshPages(store, away)).toMatchObject({ changed: false, problems });
  expect(pageOf('one')).toContain('<main>price 250</main>');
});

test('a refresh that was ended before its switch is completed by the next one', async () => {
  await refreshPages(store, offering(250));
  const commit = vi.spyOn(store, 'commit').mockRejectedValueOnce(new Error('killed'));
  await expect(refreshPages(store, offering(300))).rejects.toThrow('killed');
  commit.mockRestore();
  expect(pageOf('one')).toContain('<main>price 250</main>');
  expect(await refreshPages(store, offering(300))).toMatchObject({ changed: true, problems: [] });
  expect(pageOf('one')).toContain('<main>price 300</main>');
});

test('a refresh that was ended before its switch leaves no stale reply, once the provider has the earlier one again', async () => {
  await refreshPages(store, offering(250));
  const commit = vi.spyOn(store, 'commit').mockRejectedValueOnce(new Error('killed'));
  await expect(refreshPages(store, offering(300))).rejects.toThrow('killed');
  commit.mockRestore();
  await release('mf-two', '1.2.0-c');
  expect(pageOf('one')).toContain('<main>price 300</main>');
  expect(await refreshPages(store, offering(250))).toMatchObject({ changed: true, problems: [] });
  expect(pageOf('one')).toContain('<main>price 250</main>');
  expect(await refreshPages(store, offering(250))).toMatchObject({ changed: false });
});

test('refreshes that were ended twice, with a release in between, leave no stale reply', async () => {
  await refreshPages(store, offering(250));
  const commit = vi.spyOn(store, 'commit').mockRejectedValueOnce(new Error('killed'));
  await expect(refreshPages(store, offering(300))).rejects.toThrow('killed');
  await release('mf-two', '1.2.0-c');
  commit.mockRejectedValueOnce(new Error('killed'));
  await expect(refreshPages(store, offering(250))).rejects.toThrow('killed');
  expect(pageOf('one')).toContain('<main>price 300</main>');
  await refreshPages(store, offering(250));
  expect(pageOf('one')).toContain('<main>price 250</main>');
});

test('a watch sees that a release brought the reply of one that was ended', async () => {
  await refreshPages(store, offering(250));
  const { shown } = await refreshPages(store, offering(250));
  await store.savePageData([{ action: 'getPlan', payload: {}, reply: { code: 200, price: 300 } }]);
  await release('mf-two', '1.2.0-c');
  expect(pageOf('one')).toContain('<main>price 300</main>');
  expect(await refreshPages(store, offering(250), shown)).toMatchObject({ changed: true });
  expect(pageOf('one')).toContain('<main>price 250</main>');
});

test('a release and a rollback render the current reply', async () => {
  await refreshPages(store, offering(250));
  const before = requireLive(await readLive(store));
  await release('mf-two', '1.2.0-c');
  await refreshPages(store, offering(300));
  await release('mf-two', '1.3.0-d');
  expect(pageOf('one')).toContain('<main>price 300</main>');
  await rollBackTo(store, before.id, 'as it was');
  expect(pageOf('one')).toContain('<main>price 300</main>');
});

test('two watches at a time make one switch', async () => {
  const results = await Promise.all([refreshPages(store, offering(250)), refreshPages(store, offering(250))]);
  expect(results.map(({ changed }) => changed).sort()).toEqual([false, true]);
  expect((await readAudit(store)).filter(({ action }) => action === 'data')).toHaveLength(1);
});
