import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../store/auditLog';
import { DEFAULT_SITE_CONFIG } from '../../store/siteConfig';
import type { NewSwitch, Store } from '../../store/store';
import { step } from '../../switch/step';
import { readLive, requireLive, switchLive } from '../../switch/switch';
import { addRemote, goLive, publishExample, remoteLike } from '../exampleStore';

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

/** Tests switches, simultaneous ones included. */
export function testSwitches(open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

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

    test('keeps the settings that it applied, in their order', async () => {
      const { siteUrl, ...others } = DEFAULT_SITE_CONFIG;
      const config = { siteUrl, ...others, adminUpiId: 'applied@upi' };
      await store.commit(switchTo('one', { config }));
      await store.commit(switchTo('two', { after: 1 }));
      const other = await open();
      const [first, second] = await other.history();
      expect(JSON.stringify(first?.config)).toBe(JSON.stringify(config));
      expect(second).not.toHaveProperty('config');
      await other.close();
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
}
