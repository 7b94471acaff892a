import { expect, test } from 'vitest';
import { isMidnightGrace } from './midnightGrace';

test.each([
  ['2026-05-03T18:29:59.999Z', false],
  ['2026-05-03T18:30:00Z', true],
  ['2026-05-03T18:39:59.999Z', true],
  ['2026-05-03T18:40:00Z', false],
])('at %s, a reel of the day before still counts: %j', (instant, counts) => {
  expect(isMidnightGrace(Date.parse(instant))).toBe(counts);
});
