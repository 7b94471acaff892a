import { describe, expect, test } from 'vitest';
import { toRelease } from '../make/toRelease';
import { addRemote, remoteLike } from '../testing/exampleStore';
import { testStore } from '../testing/testStore';
import { readAudit } from './auditLog';
import type { FolderStore } from './folder/folderStore';
import { KEEP_DAYS, keptSwitches } from './retention';
import { rollBackRemote } from '../switch/rollBackRemote';
import { step } from '../switch/step';
import { readLive, requireLive, switchLive } from '../switch/switch';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-03-01T00:00:00Z');
const at = (day: number) => new Date(START + day * DAY_MS).toISOString();

test('a composition is kept for 90 days after it was last live', () => {
  const history = [{ at: at(0) }, { at: at(100) }, { at: at(110) }];
  const kept = (day: number) => keptSwitches(history, START + day * DAY_MS).length;
  expect(kept(110)).toBe(3);
  expect(kept(100 + KEEP_DAYS)).toBe(3);
  expect(kept(101 + KEEP_DAYS)).toBe(2);
  expect(kept(10_000)).toBe(1);
});

describe('in a store', () => {
  let day = 0;
  const now = () => START + day * DAY_MS;

  async function release(store: FolderStore, id: string): Promise<void> {
    const manifest = remoteLike('mf-one', { id, builtAt: at(day) });
    await addRemote(store, manifest);
    const change = { kind: 'release' as const, release: toRelease(manifest) };
    await switchLive(store, (live) => step(requireLive(live), 'mf-one', change, {}), { now });
  }

  test('a release goes when no composition of the last 90 days names it, and the log says so', async () => {
    const store = await testStore({ now });
    for (const [index, id] of ['1.1.0-b', '1.2.0-c', '1.3.0-d'].entries()) {
      day = index + 1;
      await release(store, id);
    }
    const has = async (id: string) => (await store.findRelease({ name: 'mf-one', id })) !== undefined;
    // Live until day 2, and named as the previous one until day 3.
    day = 3 + KEEP_DAYS;
    await release(store, '1.4.0-e');
    expect(await has('1.1.0-b')).toBe(true);
    day += 1;
    await release(store, '1.5.0-f');
    expect([await has('1.1.0-b'), await has('1.2.0-c')]).toEqual([false, true]);
    expect(await readAudit(store)).toContainEqual(
      expect.objectContaining({ action: 'prune', by: 'auto', name: 'mf-one', release: '1.1.0-b' }),
    );
    expect((await readLive(store))?.remotes['mf-two']?.current.id).toBe('1.0.0-first');
    expect(await store.findRelease({ name: 'mf-two', id: '1.0.0-first' })).toBeDefined();
  });

  test('pages that go live again stay, although their last time was 90 days ago', async () => {
    const store = await testStore({ now });
    day = 1;
    await release(store, '1.1.0-b');
    const pages = (await store.history()).at(-1)?.site ?? '';
    day = 2;
    await release(store, '1.2.0-c');
    day = 3 + KEEP_DAYS;
    await rollBackRemote(store, 'mf-one', 'worse', { now });
    expect((await store.history()).at(-1)?.site).toBe(pages);
    expect((await store.readSite(pages)).size).toBeGreaterThan(0);
    expect((await readLive(store))?.remotes['mf-one']?.current.id).toBe('1.1.0-b');
  });

  test('a release that was published and never live stays for 90 days', async () => {
    const store = await testStore({ now });
    const manifest = remoteLike('mf-one', { id: '9.0.0-preview', builtAt: at(day) });
    await addRemote(store, manifest);
    day += KEEP_DAYS;
    await release(store, `2.${day}.0-a`);
    expect(await store.findRelease(manifest)).toBeDefined();
    day += 1;
    await release(store, `2.${day}.0-b`);
    expect(await store.findRelease(manifest)).toBeUndefined();
  });
});
