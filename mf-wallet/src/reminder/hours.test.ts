import { expect, test } from 'vitest';
import { HOURS, hourText } from './hours';

test.each([
  [0, '12 at night'],
  [3, '3 at night'],
  [4, '4 in the morning'],
  [11, '11 in the morning'],
  [12, '12 in the afternoon'],
  [16, '4 in the evening'],
  [19, '7 in the evening'],
  [20, '8 at night'],
])('hour %i is %s', (hour, text) => {
  expect(hourText(hour)).toBe(text);
});

test('no two hours have the same name', () => {
  expect(new Set(HOURS.map(hourText)).size).toBe(24);
});
