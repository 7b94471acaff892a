import { expect, test } from 'vitest';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { isPayeeReplaced, payeeWaitText } from './payeeHold';
import { profileFields } from './profileRules';

const user = { ...exampleUser, userUpiId: 'asha@upi' };
const saved = profileFields(user);

test.each([
  ['another UPI ID', { userUpiId: 'ravi@upi' }, true],
  [
    'an added bank account',
    { accountHolderName: 'Asha', accountNumber: '123456789', ifscCode: 'HDFC0000001' },
    true,
  ],
  ['another name', { name: 'Asha R' }, false],
  ['the same UPI ID in capitals', { userUpiId: ' ASHA@upi ' }, false],
  ['no payee, which cannot be saved', { userUpiId: '' }, false],
])('%s', (_, change, replaced) => {
  expect(isPayeeReplaced(user, { ...saved, ...change })).toBe(replaced);
});

test('the first payee replaces nothing', () => {
  expect(isPayeeReplaced({ ...user, userUpiId: '' }, saved)).toBe(false);
});

test('the end of a hold is in Indian time', () => {
  const payeeHeldUntil = '2026-11-23T20:00:00Z';
  expect(payeeWaitText({ payeeHeldUntil })).toBe('24/11/2026, 01:30');
  expect(payeeWaitText({})).toBeNull();
});
