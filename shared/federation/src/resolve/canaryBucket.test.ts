import { expect, test } from 'vitest';
import { BUCKETS, canaryBucket } from './canaryBucket';

const REMOTES = ['mf-home', 'mf-plans', 'mf-reels', 'mf-referrals', 'mf-wallet'];
const PLACES = Array.from({ length: BUCKETS }, (_, place) => place);

test.each(REMOTES)('each bucket of %s has the same share of browsers', (remote) => {
  expect(new Set(PLACES.map((place) => canaryBucket(place, remote))).size).toBe(BUCKETS);
});

test('no two remotes try their canaries on the same browsers first', () => {
  const first = REMOTES.map((remote) => PLACES.find((place) => canaryBucket(place, remote) === 0));
  expect(new Set(first).size).toBe(REMOTES.length);
});
