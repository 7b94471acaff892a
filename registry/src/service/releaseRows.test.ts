import { expect, test, vi } from 'vitest';
import { publishExample, remoteLike } from '../testing/exampleStore';
import { testStore } from '../testing/testStore';
import { releaseLister } from './releaseRows';

test('a list reads the manifests of new releases only, and knows what has become of the others', async () => {
  const store = await testStore();
  const releasesOf = releaseLister(store);
  expect(await releasesOf('mf-one')).toMatchObject([{ id: '1.0.0-first', status: 'live' }]);
  expect(await releasesOf('mf-none')).toEqual([]);
  const builtAt = '2999-01-01T00:00:00.000Z';
  await publishExample(store, remoteLike('mf-one', { id: '1.1.0-b', builtAt }));
  const read = vi.spyOn(store, 'findRelease');
  expect(await releasesOf('mf-one')).toMatchObject([
    { id: '1.1.0-b', status: 'published' },
    { id: '1.0.0-first', status: 'live' },
  ]);
  expect(read.mock.calls).toEqual([[{ name: 'mf-one', id: '1.1.0-b' }]]);
});
