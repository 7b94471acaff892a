/** Compositions that were live: found, opened by a link, and searched. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { switchToRelease } from '../switch/releaseRemote';
import { readLive } from '../switch/switch';
import type { FolderStore } from '../store/folder/folderStore';
import { publishExample, remoteLike } from '../testing/exampleStore';
import { testStore } from '../testing/testStore';
import { bisectCompositions } from './bisectCompositions';
import { pastComposition } from './pastCompositions';
import { createPastCompositionLink } from './createPastCompositionLink';
import { commandOf, passes } from './testComposition';

const NOW = Date.now();

let store: FolderStore;
let first: string;
beforeEach(async () => {
  store = await testStore();
  first = (await readLive(store))?.id ?? '';
});

/** Releases mf-one under an id that is in its pages; gives the composition. */
async function release(id: string, by = 'asha'): Promise<string> {
  const manifest = remoteLike('mf-one', { id });
  await publishExample(store, manifest);
  return (await switchToRelease(store, manifest, undefined, { by })).composition.id;
}

test('a link to a past composition has its pages, who made it live and what changed', async () => {
  const second = await release('1.1.0-b');
  await release('1.2.0-c');
  const link = await createPastCompositionLink(store, second, {
    site: 'https://site.test',
    hours: 1,
    now: NOW,
    by: 'ravi',
  });
  const ticket = new URL(link.address).searchParams.get('preview') ?? '';
  const [saved] = await store.previews();
  expect(saved).toMatchObject({
    ticket,
    composition: second,
    by: 'ravi',
    changes: [{ action: 'release', name: 'mf-one', release: '1.1.0-b', by: 'asha' }],
  });
  const file = readFileSync(join(store.public, 'previews', `${ticket}.json`), 'utf8');
  expect(file).toContain('1.1.0-b');
  expect(file).not.toContain('1.2.0-c');
});

test.each([
  ['', undefined, 'http://localhost:3000'],
  ['https://site.test', undefined, 'https://site.test'],
  ['https://site.test', 'https://other.test', 'https://other.test'],
])('with siteUrl “%s” and --site %s, the link begins with %s', async (siteUrl, site, origin) => {
  await store.saveConfig({ ...(await store.config()), siteUrl });
  const { address } = await createPastCompositionLink(store, first, { site, hours: 1, now: NOW });
  expect(new URL(address).origin).toBe(origin);
});

test('a composition that was never live cannot be opened', async () => {
  await expect(pastComposition(store, 'unknown', NOW)).rejects.toThrow('No composition unknown is kept');
});

test('a command names the release that broke it: the site of each composition is in a folder', async () => {
  for (const id of ['1.1.0-a', '1.2.0-b', '1.3.0-c', '1.4.0-broken', '1.5.0-broken']) await release(id);
  const lines: string[] = [];
  const { first: found, runs } = await bisectCompositions(store, {
    passes: (siteDir) => passes('! grep -q broken "$SITE_DIR/composition.json"', siteDir, 'hidden'),
    say: (line) => lines.push(line),
    now: NOW,
  });
  expect(found.entries).toMatchObject([{ name: 'mf-one', release: '1.4.0-broken', by: 'asha' }]);
  expect(runs).toBeLessThanOrEqual(3);
  expect(lines[0]).toBe('Compositions: 5; runs of the test: 2 on the ends, then at most 3.');
});

test('a range in the wrong order is refused', async () => {
  const second = await release('1.1.0-b');
  const search = bisectCompositions(store, {
    good: second,
    bad: first,
    passes: () => Promise.resolve(true),
    say: () => undefined,
    now: NOW,
  });
  await expect(search).rejects.toThrow(`${second} was not live before ${first}`);
});

test('a browser test is run by its file, anything else as a command', () => {
  expect(commandOf('e2e/wallet/profile.spec.ts')).toMatchObject({
    command: 'npx playwright test wallet/profile.spec.ts --workers=1 --retries=0',
    // Slow tests of the file too.
    env: { COMBINATIONS: 'all' },
  });
  expect(commandOf('test -f "$SITE_DIR/index.html"')).toMatchObject({
    command: 'test -f "$SITE_DIR/index.html"',
    env: {},
  });
});
