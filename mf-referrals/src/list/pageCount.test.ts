import { expect, test } from 'vitest';
import { pageCount, rowCount } from './pageCount';

test.each([
  ['the count of all', 0, 10, 23, 3],
  ['a full page without a count', 1, 10, undefined, 3],
  ['a short page without a count', 2, 3, undefined, 3],
  ['an empty page without a count', 3, 0, undefined, 4],
])('by %s: page %d with %d rows of %s makes %d pages', (_by, page, rows, count, pages) => {
  expect(pageCount(page, rows, count)).toBe(pages);
});

test.each([
  [0, 23, 10],
  [2, 23, 3],
  [5, 23, 0],
  [0, undefined, undefined],
])('page %d of %s has %s rows', (page, count, rows) => {
  expect(rowCount(page, count)).toBe(rows);
});
