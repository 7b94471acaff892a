import { expect, test } from 'vitest';
import { TAP_BUCKETS_MS, tapBucket } from './tapDurations';

test('a duration is in the bucket that begins at it or before it', () => {
  expect([0, 16, 23, 24, 39, 4096, 60_000].map((ms) => TAP_BUCKETS_MS[tapBucket(ms)])).toEqual([
    0, 0, 0, 24, 32, 4096, 4096,
  ]);
});

test('buckets are in order', () => {
  expect([...TAP_BUCKETS_MS].sort((one, other) => one - other)).toEqual([...TAP_BUCKETS_MS]);
});
