/** The promises of the store port, for each implementation. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { grant } from '../access/access';
import { integrityOf } from '../make/integrity';
import { readAudit } from '../store/audit';
import { DEFAULT_SITE_CONFIG } from '../store/siteConfig';
import type { NewSwitch, Store } from '../store/store';
import { step } from '../switch/step';
import { readLive, requireLive, switchLive } from '../switch/switch';
import { addRemote, goLive, publishExample, remoteLike } from './exampleStore';

const REF = { name: 'mf-one', id: '1.1.0-b' };
const AT = '2026-01-01T00:00:00.000Z';
const NOTHING_PRUNED: NewSwitch['pruned'] = { releases: [], sites: [] };

/** A switch to a composition without remotes, told apart by its host. */
function switchTo(host: string, change: Partial<NewSwitch> = {}): NewSwitch {
  return {
    after: 0,
    at: AT,
    composition: {
      id: host,
      assets: `https://${host}.example/`,
      shell: { release: 's', platform: '1.0.0' },
      remotes: {},
    },
    site: `site-${host}`,
    renderedFrom: 'config',
    files: new Map([['index.html', Buffer.from(host)]]),
    pruned: NOTHING_PRUNED,
    entries: [
      { at: AT, by: 'asha', action: 'release', name: 'shell', release: 's', composition: host },
      { at: AT, by: 'asha', action: 'release', name: 'mf-one', release: 'a', composition: host },
    ],
    ...change,
  };
}

/**
 * Runs the contract against an implementation.
 *
 * @param open opens another connection to the store of the running test; empty at first
 */
export function testStoreContract(open: () => Promise<Store>): void {
  vi.setConfig({ testTimeout: 30_000 });
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  describe('a release', () => {
    test('is published with its files, its code and its manifest', async () => {
      const manifest = remoteLike(REF.name, { id: REF.id });
      await publishExample(store, manifest, { text: 'the script', code: { html: 'the code' } });
      expect(await store.findRelease(REF)).toEqual(manifest);
      expect((await store.readFile(REF, 'entry.js')).toString()).toBe('the script');
      expect(await store.readCode(REF, 'html')).toBe('the code');
      expect(await store.readCode(REF, 'worker')).toBeUndefined();
      expect(await store.releases()).toEqual([{ ...REF, builtAt: manifest.builtAt }]);
      const folder = mkdtempSync(join(tmpdir(), 'copy-'));
      await store.copyFiles(REF, folder);
      expect(readdirSync(folder)).toEqual(['entry.js']);
      expect(readFileSync(join(folder, 'entry.js'), 'utf8')).toBe('the script');
      rmSync(folder, { recursive: true });
    });

    test('that is not published is not found', async () => {
      expect(await store.findRelease(REF)).toBeUndefined();
      expect(await store.readCode(REF, 'html')).toBeUndefined();
      expect(await store.releases()).toEqual([]);
      await expect(store.readFile(REF, 'entry.js')).rejects.toThrow();
      await expect(store.copyFiles(REF, join(tmpdir(), 'never-made'))).rejects.toThrow();
    });

    test('that two build at once keeps the files of the first', async () => {
      const other = await open();
      const published = await Promise.all(
        ['asha', 'ravi'].map((who) => {
          const files = { 'entry.js': integrityOf(Buffer.from(who)) };
          const manifest = remoteLike(REF.name, { id: REF.id, files });
          return publishExample(who === 'asha' ? store : other, manifest, { text: who, code: { html: who } });
        }),
      );
      const content = await store.readFile(REF, 'entry.js');
      for (const { files } of published) expect(files).toEqual({ 'entry.js': integrityOf(content) });
      expect(await store.readCode(REF, 'html')).toBe(content.toString());
      await other.close();
    });
  });

  describe('a switch', () => {
    test('makes a composition live, with its pages and every audit entry', async () => {
      expect([await store.head(), await store.history()]).toEqual([undefined, []]);
      const change = switchTo('one');
      expect(await store.commit(change)).toBe(true);
      expect(await store.head()).toEqual({
        number: 1,
        composition: change.composition,
        site: 'site-one',
      });
      const { files: _files, after: _after, ...rest } = change;
      expect(await store.history()).toEqual([{ ...rest, number: 1, composition: 'one' }]);
      expect(await store.findComposition('one')).toEqual(change.composition);
      expect(await store.readSite('site-one')).toEqual(change.files);
    });

    test('that was decided on what is no longer live is refused, and leaves nothing', async () => {
      await store.commit(switchTo('one'));
      expect(await store.commit(switchTo('late'))).toBe(false);
      expect(await store.commit(switchTo('early', { after: 2 }))).toBe(false);
      expect(await store.head()).toMatchObject({ number: 1, composition: { id: 'one' } });
      expect(await store.history()).toHaveLength(1);
    });

    test('is the only one of several that are decided on the same composition', async () => {
      await store.commit(switchTo('one'));
      const names = ['a', 'b', 'c', 'd', 'e', 'f'];
      const stores = await Promise.all(names.map(open));
      const results = await Promise.all(
        names.map((name, index) => (stores[index] ?? store).commit(switchTo(name, { after: 1 }))),
      );
      const winner = names[results.indexOf(true)] ?? '';
      expect(results.filter(Boolean)).toHaveLength(1);
      expect(await store.head()).toMatchObject({ number: 2, composition: { id: winner } });
      expect((await store.history()).map(({ composition }) => composition)).toEqual(['one', winner]);
      for (const other of stores) await other.close();
    });

    test('back to an earlier composition reuses its pages', async () => {
      await store.commit(switchTo('one'));
      await store.commit(switchTo('two', { after: 1 }));
      expect(await store.commit(switchTo('one', { after: 2, files: undefined }))).toBe(true);
      expect(await store.head()).toMatchObject({ number: 3, composition: { id: 'one' } });
    });

    test('removes what it prunes', async () => {
      await publishExample(store, remoteLike(REF.name, { id: REF.id }));
      await store.saveScreen(REF, 'key', { html: '<p>' });
      await store.commit(switchTo('one'));
      await store.commit(switchTo('two', { after: 1 }));
      const pruned = { releases: [REF], sites: ['site-one'] };
      await store.commit(switchTo('three', { after: 2, pruned }));
      expect(await store.findRelease(REF)).toBeUndefined();
      expect(await store.findScreen(REF, 'key')).toBeUndefined();
      await expect(store.readSite('site-one')).rejects.toThrow();
      // The composition itself is kept.
      expect(await store.findComposition('one')).toBeDefined();
    });
  });

  test('switches of several teams at once are all there, each exactly once', async () => {
    await goLive(store);
    const releases = [];
    for (const name of ['mf-one', 'mf-two']) {
      for (const id of ['2.1.0-a', '2.2.0-b', '2.3.0-c'])
        releases.push(await addRemote(store, remoteLike(name, { id })));
    }
    const stores = await Promise.all(releases.map(open));
    await Promise.all(
      releases.map((release, index) => {
        const name = index < 3 ? 'mf-one' : 'mf-two';
        return switchLive(stores[index] ?? store, (live) =>
          step(requireLive(live), name, { kind: 'release', release }, {}),
        );
      }),
    );
    const entries = (await readAudit(store)).slice(3);
    expect(entries.map(({ name, release }) => `${name} ${release}`).sort()).toEqual(
      ['mf-one', 'mf-two'].flatMap((name) => ['2.1.0-a', '2.2.0-b', '2.3.0-c'].map((id) => `${name} ${id}`)),
    );
    for (const name of ['mf-one', 'mf-two']) {
      const last = entries.findLast((entry) => entry.name === name)?.release;
      expect((await readLive(store))?.remotes[name]?.current.id).toBe(last);
    }
    for (const other of stores) await other.close();
  });

  test('a screen is kept with the release that it was rendered by', async () => {
    await publishExample(store, remoteLike(REF.name, { id: REF.id }));
    expect(await store.findScreen(REF, 'key')).toBeUndefined();
    await store.saveScreen(REF, 'key', { html: '<p>One</p>' });
    await store.saveScreen(REF, 'other', { problem: 'threw' });
    expect(await store.findScreen(REF, 'key')).toEqual({ html: '<p>One</p>' });
    await store.saveScreen(REF, 'other', { html: '<p>Two</p>' });
    expect(await store.findScreen(REF, 'other')).toEqual({ html: '<p>Two</p>' });
  });

  test('the configuration has defaults, and is what was saved last', async () => {
    expect(await store.config()).toEqual(DEFAULT_SITE_CONFIG);
    const edited = { ...DEFAULT_SITE_CONFIG, productName: 'Other' };
    await store.saveConfig(edited);
    expect(await store.config()).toEqual(edited);
  });

  test('page data is empty at first, and later what was saved last', async () => {
    expect(await store.pageData()).toEqual([]);
    for (const rechargeAmount of [250, 300]) {
      const data = [{ action: 'getPlan', payload: {}, reply: { code: 200, data: [{ rechargeAmount }] } }];
      await store.savePageData(data);
      const other = await open();
      expect(await other.pageData()).toEqual(data);
      await other.close();
    }
  });

  test('permissions are empty at first; changes at once are all there', async () => {
    expect(await store.access()).toEqual({});
    const other = await open();
    const expiresAt = AT;
    const tokenOf = (owner: string) => ({ tokens: [{ hash: owner, owner, expiresAt }] });
    await Promise.all([
      store.updateAccess((access) => grant(access, 'mf-one', tokenOf('asha'))),
      other.updateAccess((access) => grant(access, 'mf-one', tokenOf('ravi'))),
    ]);
    const { tokens = [] } = (await store.access())['mf-one'] ?? {};
    expect(tokens.map(({ owner }) => owner).sort()).toEqual(['asha', 'ravi']);
    await other.close();
  });

  test('a preview is kept until it expires', async () => {
    const release = { id: REF.id, platform: '^1.0.0', routes: [], files: {} };
    const preview = { ticket: 'one', remote: REF.name, release, by: 'asha' };
    await store.savePreview({ ...preview, expiresAt: '2999-01-01T00:00:00.000Z' });
    await store.savePreview({ ...preview, ticket: 'old', expiresAt: AT });
    expect(await store.previews()).toEqual([{ ...preview, expiresAt: '2999-01-01T00:00:00.000Z' }]);
  });

  test('a switch ends the previews of the releases that it makes live or takes back, and no other', async () => {
    const expiresAt = '2999-01-01T00:00:00.000Z';
    const previewOf = (remote: string, id: string) => {
      const release = { id, platform: '^1.0.0', routes: [], files: {} };
      return store.savePreview({ ticket: `${remote}-${id}`, remote, release, by: 'asha', expiresAt });
    };
    for (const id of ['live', 'bad', 'next']) await previewOf('mf-one', id);
    await previewOf('mf-two', 'live');
    const past = { composition: 'one', at: AT, changes: [], pages: {} };
    await store.savePreview({ ticket: 'past', ...past, by: 'asha', expiresAt });
    const common = { at: AT, by: 'asha', name: 'mf-one', composition: 'one' };
    const entries: NewSwitch['entries'] = [
      { ...common, action: 'rollback', release: 'live', withdrawn: 'bad' },
      { ...common, action: 'canary', release: 'next', percent: 10 },
    ];
    await store.commit(switchTo('one', { entries }));
    const tickets = (await store.previews()).map(({ ticket }) => ticket);
    expect(tickets.sort()).toEqual(['mf-one-next', 'mf-two-live', 'past']);
  });

  test('a staging folder that was not published is gone with the store', async () => {
    const other = await open();
    const folder = await other.stagingFolder();
    expect(existsSync(folder)).toBe(true);
    await other.close();
    expect(existsSync(folder)).toBe(false);
  });
}
