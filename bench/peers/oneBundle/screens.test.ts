import { expect, test } from 'vitest';
import { peerRoutes } from '../common/routes';
import { chunks } from './screens';

test('the one bundle has a chunk for each route of the remotes', () => {
  expect(Object.keys(chunks).sort()).toEqual(peerRoutes.map(({ path }) => path).sort());
});
