import { expect, it } from 'vitest';
import { choosePayee } from './choosePayee';

const none = { upi_id: '', account_holder_name: '', account_number: '', ifsc_code: '' };
const upi = { ...none, upi_id: 'asha@upi' };
const bank = { ...none, account_holder_name: 'Asha', account_number: '123456789', ifsc_code: 'HDFC0001234' };
const both = { ...bank, ...{ upi_id: 'asha@upi' } };

it.each([
  ['nothing', none, undefined, null],
  ['half a bank account', { ...bank, ifsc_code: '' }, 'bank', null],
  ['both, without a choice', both, undefined, upi],
  ['both, the bank wished for', both, 'bank', bank],
  ['both, UPI wished for', both, 'upi', upi],
  ['UPI alone, the bank wished for', upi, 'bank', upi],
  ['the bank alone, UPI wished for', bank, 'upi', bank],
  ['UPI and half a bank account', { ...both, account_number: '' }, 'bank', upi],
] as const)('of %s one payee is taken', (_what, payee, payTo, expected) => {
  expect(choosePayee(payee, payTo)).toEqual(expected);
});
