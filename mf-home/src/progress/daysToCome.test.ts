import { expect, test } from 'vitest';
import { daysToCome } from './daysToCome';

test.each([
  [3, '2026-03-05', ['3', '4', '5']],
  [4, '2026-03-02', ['27', '28', '1', '2']],
  [1, '2026-12-31', ['31']],
  [0, '2026-03-05', []],
  [2, undefined, ['', '']],
])('the %i days of a streak up to %s are %j', (count, unlocksOn, days) => {
  expect(daysToCome(count, unlocksOn)).toEqual(days);
});
