import { expect, test } from 'vitest';
import { existingPage, pageCount, rowCount } from './pageCount';

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

test('a page without rows is replaced by the last one that exists', () => {
  expect(existingPage(1, 10, 23)).toBe(1);
  expect(existingPage(0, 0, 0)).toBe(0);
  expect(existingPage(1, 0, 0)).toBe(0);
  expect(existingPage(9, 0, 23)).toBe(2);
  expect(existingPage(4, 0, undefined)).toBe(0);
  expect(existingPage(1, 0, 23)).toBe(0);
});
