import { expect, test } from 'vitest';
import { formatCount, formatPrice, formatRupees } from './rupees';

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
