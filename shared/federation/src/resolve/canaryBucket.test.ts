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

test('a browser keeps its bucket of a remote, or a canary would change for it with each release', () => {
  expect(REMOTES.map((remote) => canaryBucket(40, remote))).toEqual([31, 18, 5, 62, 45]);
});
