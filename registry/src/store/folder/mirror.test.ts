import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import { step } from '../../switch/step';
import { requireLive, switchLive } from '../../switch/switch';
import { addRemote, remoteLike } from '../../testing/exampleStore';
import { testStore } from '../../testing/testStore';
import { testFolder } from '../../testing/testFolder';
import { openFolderStore, type FolderStore } from './folderStore';
import { mirrorSite } from './mirror';

let store: FolderStore;
let folder: string;
beforeEach(async () => {
  store = await testStore();
  folder = testFolder();
});

const shown = (path: string) => readFileSync(join(folder, 'public', path), 'utf8');

test('a mirror has the pages and the releases of its store, and follows each switch', async () => {
  await mirrorSite(store, folder);
  expect(shown('mf-one/1.0.0-first/entry.js')).toBe('release');
  const release = await addRemote(store, remoteLike('mf-one', { id: '1.1.0-b' }));
  const change = { kind: 'release' as const, release };
  const { composition } = await switchLive(store, (live) => step(requireLive(live), 'mf-one', change, {}));
  expect(shown('index.html')).not.toContain('1.1.0-b');
  expect(await mirrorSite(store, folder)).toMatchObject({ number: 2, composition: { id: composition.id } });
  expect(shown('one/index.html')).toContain('1.1.0-b');
  expect(JSON.parse(shown('composition.json'))).toEqual(composition);
  expect(shown('mf-one/1.1.0-b/entry.js')).toBe('release');
  expect(existsSync(join(folder, 'public/mf-one/1.1.0-b/.release'))).toBe(false);
});

test('a mirror has compressed copies of the pages and of the composition', async () => {
  await mirrorSite(store, folder);
  for (const path of ['index.html', 'composition.json']) {
    const copy = readFileSync(join(folder, 'public', `${path}.br`));
    expect(brotliDecompressSync(copy).toString()).toBe(shown(path));
  }
});

test('a mirror drops the releases that its store has pruned', async () => {
  await mirrorSite(store, folder);
  rmSync(join(store.public, 'mf-one'), { recursive: true });
  await mirrorSite(store, folder);
  expect(existsSync(join(folder, 'public/mf-one/1.0.0-first'))).toBe(false);
});

test('the web server, which is another user, may read a mirror', async () => {
  await mirrorSite(store, folder);
  const ordinary = join(folder, 'ordinary');
  mkdirSync(ordinary);
  const { mode } = statSync(ordinary);
  for (const path of ['mf-one/1.0.0-first', '.live'])
    expect([path, statSync(join(folder, 'public', path)).mode]).toEqual([path, mode]);
});

test('a mirror keeps what is not its own', async () => {
  const own = join(folder, 'public/blog/first-post');
  mkdirSync(own, { recursive: true });
  await mirrorSite(store, folder);
  expect(existsSync(own)).toBe(true);
});

test('a copy that failed or was killed leaves nothing behind', async () => {
  const killed = join(folder, 'records/staging/mirror-killed');
  mkdirSync(killed, { recursive: true });
  utimesSync(killed, 0, 0);
  vi.spyOn(store, 'copyFiles').mockRejectedValueOnce(new Error('The database is down.'));
  await expect(mirrorSite(store, folder)).rejects.toThrow('The database is down.');
  expect(readdirSync(join(folder, 'records/staging'))).toEqual([]);
});

test('of an empty store there is no mirror', async () => {
  const empty = openFolderStore(join(folder, 'empty'));
  await expect(mirrorSite(empty, folder)).rejects.toThrow(/Nothing is live/);
});

test('a mirror writes a preview once, since it never changes, and drops it when it has ended', async () => {
  const { current } = requireLive((await store.head())?.composition).remotes['mf-one'] ?? {};
  if (!current) throw new Error('mf-one is not live.');
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  await store.savePreview({ ticket: 'ticket', remote: 'mf-one', release: current, by: 'asha', expiresAt });
  await mirrorSite(store, folder);
  const file = join(folder, 'public/previews/ticket.json');
  utimesSync(file, 0, 0);
  await mirrorSite(store, folder);
  expect(statSync(file).mtimeMs).toBe(0);
  await store.endPreviews(['ticket']);
  await mirrorSite(store, folder);
  expect(existsSync(file)).toBe(false);
});
