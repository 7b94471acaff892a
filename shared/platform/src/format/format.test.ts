import { expect, test } from 'vitest';
import { formatDate } from './date';
import { formatPrice, formatRupees } from './money';

test.each([
  [0, '₹0.00'],
  [0.5, '₹0.50'],
  [250, '₹250.00'],
  [125000.4, '₹1,25,000.40'],
])('%d rupees as a sum is %s [MONEY-8]', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});

test.each([
  [0.5, '₹0.50'],
  [4.5, '₹4.50'],
  [250, '₹250'],
  [8000, '₹8,000'],
])('%d rupees as a price is %s', (rupees, text) => {
  expect(formatPrice(rupees)).toBe(text);
});

test.each([
  ['2026-03-05T10:00:00.000Z', '05/03/2026'],
  ['2026-03-05T18:29:59.999Z', '05/03/2026'],
  ['2026-03-05T18:30:00.000Z', '06/03/2026'],
  ['', '–'],
  ['soon', '–'],
])('the instant %j is the day %s in India [MONEY-8]', (instant, day) => {
  expect(formatDate(instant)).toBe(day);
});
