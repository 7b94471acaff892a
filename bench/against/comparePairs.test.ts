import { expect, test } from 'vitest';
import { comparePairs } from './comparePairs';

test('the ratio is the median of the ratios of the pairs, so that a slow minute weighs on neither side', () => {
  expect(comparePairs([100, 200, 400], [90, 180, 360])).toEqual({
    before: 200,
    after: 180,
    ratio: 0.9,
    lower: 3,
    pairs: 3,
  });
});

test('a pair without one of its values does not count', () => {
  expect(comparePairs([100, NaN, 300], [110, 150, NaN])).toMatchObject({ ratio: 1.1, lower: 0, pairs: 1 });
});

test('without a complete pair there is no ratio', () => {
  expect(comparePairs([], [])).toMatchObject({ ratio: NaN, pairs: 0 });
});
