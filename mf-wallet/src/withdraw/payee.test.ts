import { expect, test } from 'vitest';
import { payeeOf } from './payee';

const bank = { accountHolderName: 'Asha Rao', accountNumber: '123456786789', ifscCode: 'HDFC0001234' };
const noBank = { accountHolderName: '', accountNumber: '', ifscCode: '' };

test.each([
  ['UPI ID', 'asha@upi', noBank, 'asha@upi'],
  ['UPI ID before bank account', 'asha@upi', bank, 'asha@upi'],
  ['bank account', '', bank, 'Asha Rao, account ending 6789, HDFC0001234'],
])('pays to the %s', (_what, userUpiId, bankDetails, text) => {
  expect(payeeOf({ userUpiId, bankDetails })?.text).toBe(text);
});

test('half of the bank details are nowhere to pay to', () => {
  expect(payeeOf({ userUpiId: '', bankDetails: { ...bank, ifscCode: '' } })).toBeNull();
});
