import { expect, test } from 'vitest';
import { median, percentile } from './statistics';

test('the median is the value in the middle, or between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('a percentile is a value that was measured', () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(percentile(values, 0.5)).toBe(10);
  expect(percentile(values, 0.75)).toBe(15);
  expect(percentile(values, 0.95)).toBe(19);
  expect(percentile(values, 1)).toBe(20);
  expect(percentile([], 0.5)).toBeNaN();
});

test('a value that did not come counts as the longest', () => {
  expect(median([NaN, NaN, 90, NaN, NaN])).toBeNaN();
  expect(median([NaN, 300, 90, NaN, 100])).toBe(300);
  expect(median([90, NaN])).toBeNaN();
  expect(percentile([NaN, 20, 10, 30], 0.75)).toBe(30);
  expect(percentile([NaN, 20, 10, 30], 0.95)).toBeNaN();
});
