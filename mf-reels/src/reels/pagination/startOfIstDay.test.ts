import { expect, test } from 'vitest';
import { startOfIstDay } from './startOfIstDay';

test.each([
  ['2026-11-26T18:30:00.000Z', '2026-11-26T18:30:00.000Z'],
  ['2026-11-26T18:29:59.999Z', '2026-11-25T18:30:00.000Z'],
  ['2026-11-27T12:00:00.000Z', '2026-11-26T18:30:00.000Z'],
])('the day of %s began at %s', (instant, start) => {
  expect(new Date(startOfIstDay(Date.parse(instant))).toISOString()).toBe(start);
});
