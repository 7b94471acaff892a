import { expect, test } from 'vitest';
import { searchRange } from './searchRange';

const compositions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `c${index}`, at: '2026-01-31T10:00:00Z' }));

/** The lines of the error for a range. */
function refusal(kept: { id: string; at: string }[], good: string, bad: string): string[] {
  try {
    searchRange(kept, good, bad);
  } catch (error) {
    return String(error).split('\n');
  }
  throw new Error('The range was accepted.');
}

test('the candidates are the switches after the good composition', () => {
  const { before, candidates } = searchRange(compositions(5), 'c1', 'c3');
  expect([before.id, ...candidates.map(({ id }) => id)]).toEqual(['c1', 'c2', 'c3']);
});

test.each([
  ['nonsense', 'c2'],
  ['c0', 'nonsense'],
])('from %s to %s: the unknown one is named, with those that there are', (good, bad) => {
  const [problem, , ...choice] = refusal(compositions(3), good, bad);
  expect(problem).toBe('UserError: No composition nonsense is kept.');
  expect(choice).toEqual([
    '  c2  2026-01-31 10:00 UTC',
    '  c1  2026-01-31 10:00 UTC',
    '  c0  2026-01-31 10:00 UTC',
  ]);
});

test('of many compositions the newest and the oldest are named', () => {
  const ids = refusal(compositions(65), 'nonsense', 'c2').flatMap((line) => line.match(/c\d+|… \d+/) ?? []);
  expect(ids).toEqual(['c64', 'c63', 'c62', 'c61', 'c60', 'c59', 'c58', 'c57', '… 56', 'c0']);
});

test('a range in the wrong order is refused', () => {
  expect(refusal(compositions(3), 'c2', 'c1')[0]).toBe('UserError: c2 was not live before c1.');
});

test.each([[0], [1]])('of %i compositions there is nothing to search', (count) => {
  expect(refusal(compositions(count), 'c0', 'c0')[0]).toContain('there is no switch to search');
});
