import { expect, test } from 'vitest';
import { normalizeProof, proofRules } from './proofRules';

const rules = proofRules([1020]);
const AMOUNT = 'Amount is required and must be greater than 0';
const EXACT = 'Please pay and enter exactly ₹1,020.00.';
const ID_FORMAT = 'Transaction ID must be 8 to 35 letters and digits.';

test.each([
  ['', AMOUNT],
  ['   ', AMOUNT],
  ['0', AMOUNT],
  ['-5', AMOUNT],
  ['ten', AMOUNT],
  ['1000', EXACT],
  ['1020.01', EXACT],
  ['1020.00', true],
  ['1020', true],
  ['₹1,020.00', true],
  [' 1,020 ', true],
  ['१०२०', true],
  ['1.02e3', AMOUNT],
  ['0x3fc', AMOUNT],
])('amount %j gives %j [RECHARGE-11]', (text, expected) => {
  expect(rules.amount(text)).toBe(expected);
});

test.each([
  ['', 'Transaction ID is required'],
  ['   ', 'Transaction ID is required'],
  ['1234567', ID_FORMAT],
  ['1234-5678-9012', ID_FORMAT],
  ['1'.repeat(36), ID_FORMAT],
  ['123456789012', true],
  [' 1234 5678 9012 ', true],
  ['\u200e123456789012', true],
  ['AXIS12345678', true],
])('transaction id %j gives %j [RECHARGE-12]', (text, expected) => {
  expect(rules.transactionId(text)).toBe(expected);
});

test('a proof is sent in plain digits, without the spaces of the transaction id', () => {
  const typed = { amount: '₹१,०२०', transactionId: ' 1234 5678\t9012 ', screenshot: null };
  expect(normalizeProof(typed)).toEqual({ amount: '1020', transactionId: '123456789012', screenshot: null });
});

test('a screenshot is required [RECHARGE-13]', () => {
  expect(rules.screenshot(null)).toBe('Recharge screen shot image is required.');
  expect(rules.screenshot(new File(['x'], 'paid.png', { type: 'image/png' }))).toBe(true);
});
