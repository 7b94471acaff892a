import { expect, test } from 'vitest';
import { formatCount } from './count';
import { formatDate, formatDay, formatTime } from './date';
import { formatPrice, formatRupees } from './money';

test.each([
  [0, '₹0.00'],
  [0.5, '₹0.50'],
  [250, '₹250.00'],
  [125000.4, '₹1,25,000.40'],
])('%d rupees as a sum is %s [MONEY-8]', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});

test('every sum reads as the platform’s own number format writes it [MONEY-8]', () => {
  const reference = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
  const hundreds = Array.from({ length: 100 }, (_, paise) => paise);
  const lengths = Array.from({ length: 15 }, (_, digits) => [
    10 ** digits - 1,
    10 ** digits,
    10 ** digits + 7,
  ]);
  for (const paise of [...hundreds, ...lengths.flat(), 123_456_789_012_345]) {
    for (const rupees of [paise / 100, -paise / 100]) {
      const text = reference.format(rupees);
      expect(formatRupees(rupees)).toBe(text === '-₹0.00' ? '₹0.00' : text);
    }
  }
});

test.each([0, 7, 999, 1000, 99_999, 100_000, 12_345_678])('the count %d reads as Intl writes it', (count) => {
  expect(formatCount(count)).toBe(count.toLocaleString('en-IN'));
});

test('nothing owed has no sign', () => {
  expect(formatRupees(-0)).toBe('₹0.00');
  expect(formatRupees(-0.001)).toBe('₹0.00');
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
