import { expect, test } from 'vitest';
import { bisect } from './bisect';

const compositions = Array.from({ length: 64 }, (_, index) => index);

test('each of 64 candidates is found in at most 6 runs', async () => {
  for (const culprit of compositions) {
    const { first, runs } = await bisect(compositions, (one) => Promise.resolve(one < culprit));
    expect(first).toBe(culprit);
    expect(runs).toBeLessThanOrEqual(6);
  }
});

test('the only candidate is found without a run', async () => {
  expect(await bisect(['a'], () => Promise.reject(new Error('not needed')))).toEqual({ first: 'a', runs: 0 });
});

test('nothing to search is an error', async () => {
  await expect(bisect([], () => Promise.resolve(true))).rejects.toThrow('nothing to search');
});
