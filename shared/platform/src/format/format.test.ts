import { expect, test } from 'vitest';
import { formatDate, formatDay, formatTime } from './date';

test.each([
  ['2026-03-05T10:00:00.000Z', '05/03/2026'],
  ['2026-03-05T18:29:59.999Z', '05/03/2026'],
  ['2026-03-05T18:30:00.000Z', '06/03/2026'],
  ['2026-12-31T18:30:00.000Z', '01/01/2027'],
  ['2028-02-28T18:30:00Z', '29/02/2028'],
  ['', '–'],
  ['soon', '–'],
])('the instant %j is the day %s in India [MONEY-8]', (instant, day) => {
  expect(formatDate(instant)).toBe(day);
});

test.each([
  ['2026-05-03T18:29:59.000Z', '23:59'],
  ['2026-05-03T18:30:00.000Z', '00:00'],
  ['no instant', '–'],
])('the time in India of %s is %s', (instant, text) => {
  expect(formatTime(instant)).toBe(text);
});

test.each([
  ['2026-05-03', '3 May'],
  ['2026-12-31', '31 December'],
])('the day %s is %s in words', (day, text) => {
  expect(formatDay(day)).toBe(text);
});
