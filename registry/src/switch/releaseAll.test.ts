import { join } from 'node:path';
import { remoteNames, WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { afterEach, expect, test } from 'vitest';
import { releaseId } from '../make/buildHash';
import type { Store } from '../store/store';
import { publishExample, remoteLike, shellLike } from '../testing/exampleStore';
import { memoryStore } from '../testing/memoryStore';
import { releaseAll } from './releaseAll';

let store: Store;
afterEach(() => store.close());

/** A store in which the workspace's releases are published, so that nothing is left to build. */
async function publishedStore(): Promise<Store> {
  store = await memoryStore()();
  const id = (name: string) => releaseId(join(WORKSPACE, name));
  await publishExample(store, shellLike({ id: id('shell') }));
  for (const name of remoteNames()) await publishExample(store, remoteLike(name, { id: id(name) }));
  return store;
}

test('each part is named before it is built, and nothing is said when all of them are live', async () => {
  await publishedStore();
  const said: string[] = [];
  await releaseAll(store, (line) => said.push(line));
  const names = ['shell', ...remoteNames()];
  expect(said.slice(0, -1)).toEqual(
    names.map((name, index) => `  ${index + 1} of ${names.length}: ${name}: building and testing it …`),
  );
  expect(said.at(-1)).toContain('rendering the pages');

  const again: string[] = [];
  expect(await releaseAll(store, (line) => again.push(line))).toBeUndefined();
  expect(again).toEqual([]);
});
