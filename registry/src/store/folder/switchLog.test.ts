import { readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { FolderStore } from './folderStore';
import { testStore } from '../../testing/testStore';
import { requireLive, readLive, sealComposition } from '../../switch/switch';
import type { NewSwitch } from '../store';
import { layoutOf, type Layout } from './layout';
import { saveSite } from './sites';
import { appendSwitch, showSwitch } from './switchLog';

let store: FolderStore;
let layout: Layout;
beforeEach(async () => {
  store = await testStore();
  layout = layoutOf(store.root);
});

/** A switch to the same content on another host. */
async function switchTo(site: string, after: number): Promise<NewSwitch> {
  const { id: _, ...content } = requireLive(await readLive(store));
  const composition = sealComposition({ ...content, assets: `https://${site}.example/` });
  const files = new Map([['index.html', Buffer.from(site)]]);
  const at = new Date().toISOString();
  const pruned = { releases: [], sites: [] };
  return { after, at, composition, site, renderedFrom: '', files, entries: [], pruned };
}

test('a process that was slow after its commit does not put its older site back', async () => {
  const [slow, later] = [await switchTo('slow', 1), await switchTo('later', 2)];
  saveSite(layout, 'slow', slow.files ?? new Map());
  expect(appendSwitch(layout, slow)).toBe(true);
  expect(await store.commit(later)).toBe(true);
  showSwitch(layout, 2);
  expect(readlinkSync(layout.live)).toBe('.sites/later');
  expect(readFileSync(join(layout.public, 'index.html'), 'utf8')).toBe('later');
});

test('a process that was slow after its commit does not remove pages that a later switch shows again', async () => {
  const [slow, later] = [await switchTo('slow', 1), await switchTo('again', 2)];
  saveSite(layout, 'slow', slow.files ?? new Map());
  const pruned = { releases: [], sites: ['again'] };
  expect(appendSwitch(layout, { ...slow, pruned })).toBe(true);
  // Another process completes the switch, and makes the next one.
  showSwitch(layout, 2);
  expect(await store.commit(later)).toBe(true);
  showSwitch(layout, 2);
  expect(readFileSync(join(layout.public, 'index.html'), 'utf8')).toBe('again');
});

test('of two processes that write one number, one succeeds', async () => {
  const [one, other] = [await switchTo('one', 1), await switchTo('other', 1)];
  expect([appendSwitch(layout, one), appendSwitch(layout, other)]).toEqual([true, false]);
});

test('a store reads each switch of a long log once, and those of other processes as they come', async () => {
  const before = await store.history();
  const next = await switchTo('of-other-process', 1);
  // It would be refused, were it read again.
  writeFileSync(join(layout.switches, '00000001/switch.json'), 'read');
  expect(appendSwitch(layout, next)).toBe(true);
  const after = await store.history();
  expect(after.slice(0, 1)).toEqual(before);
  expect(after.map(({ number, site }) => [number, site])).toEqual([
    [1, before[0]?.site],
    [2, 'of-other-process'],
  ]);
});
