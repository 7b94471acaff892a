import { expect, test } from 'vitest';
import { canSend, isWithdrawable, parsePaise } from './withdrawAmount';

test.each([
  ['100', 10_000],
  [' 100.5 ', 10_050],
  ['0.29', 29],
  ['1.005', null],
  ['1e2', null],
  ['-5', null],
  ['₹1,000', 100_000],
  ['१०० ', 10_000],
  ['९९.५०', 9_950],
  ['1,5', null],
  ['', null],
  ['five', null],
])('%j is %j paise', (text, paise) => expect(parsePaise(text)).toBe(paise));

test.each([
  ['the minimum', 100, true],
  ['less than the minimum', 99, false],
  ['nothing', 0, false],
  ['all there is', 12_550, true],
  ['more than there is', 12_551, false],
  ['no amount', null, false],
] as const)('of ₹125.50, %s can be withdrawn: %j paise gives %j', (_name, paise, allowed) => {
  expect(isWithdrawable(paise, { walletBalance: 125.5 })).toBe(allowed);
});

test('of an unknown balance, any amount from the minimum on can be withdrawn', () => {
  expect(isWithdrawable(99, { walletBalance: undefined })).toBe(false);
  expect(isWithdrawable(10_000_000, { walletBalance: undefined })).toBe(true);
});

test('the provider’s minimum counts, also where it is higher than the contract’s', () => {
  const user = { walletBalance: 125.5, minWithdrawal: 100 };
  expect(isWithdrawable(9_999, user)).toBe(false);
  expect(isWithdrawable(10_000, user)).toBe(true);
});

test.each([
  ['the amount that was sent', 12_600, 12_600, true],
  ['another amount above the balance', 12_601, 12_600, false],
  ['another amount', 100, 12_600, true],
  ['no amount', null, null, false],
] as const)('of ₹125.50, %s may be sent: %j paise after %j gives %j', (_name, paise, sent, allowed) => {
  expect(canSend(paise, { walletBalance: 125.5 }, sent)).toBe(allowed);
});
