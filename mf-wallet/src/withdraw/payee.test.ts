import { expect, test } from 'vitest';
import { payeesOf, shownPayee } from './payee';

const bank = { accountHolderName: 'Asha Rao', accountNumber: '123456786789', ifscCode: 'HDFC0001234' };
const noBank = { accountHolderName: '', accountNumber: '', ifscCode: '' };
const ACCOUNT = 'Account ending 6789 Asha Rao, HDFC0001234';

test.each([
  ['the UPI ID', 'asha@upi', noBank, ['asha@upi']],
  ['the UPI ID before the bank account', 'asha@upi', bank, ['asha@upi', ACCOUNT]],
  ['the bank account', '', bank, [ACCOUNT]],
  ['nothing without an IFSC', '', { ...bank, ifscCode: '' }, []],
  ['nothing without an account number', '', { ...bank, accountNumber: '' }, []],
  ['nothing without an account holder', '', { ...bank, accountHolderName: '' }, []],
])('can pay to %s', (_name, userUpiId, bankDetails, texts) => {
  expect(payeesOf({ userUpiId, bankDetails }).map(({ text, note }) => `${text} ${note}`.trim())).toEqual(
    texts,
  );
});

test('each payee is requested by its kind and named by its label', () => {
  expect(payeesOf({ userUpiId: 'asha@upi', bankDetails: bank })).toMatchObject([
    { kind: 'upi', label: 'Your UPI ID' },
    { kind: 'bank', label: 'Your bank account' },
  ]);
});

test.each([
  ['upi', 'asha@upi', bank, 'asha@upi'],
  ['bank', 'asha@upi', bank, '123456786789 HDFC0001234'],
  ['bank', 'asha@upi', noBank, 'asha@upi'],
  ['upi', '', bank, '123456786789 HDFC0001234'],
  ['upi', '', noBank, ''],
] as const)('a request by %s with the UPI ID “%s” and %j names %j', (payTo, userUpiId, bankDetails, text) => {
  expect(shownPayee({ userUpiId, bankDetails }, payTo)).toBe(text);
});
