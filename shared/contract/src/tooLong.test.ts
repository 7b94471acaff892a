import { expect, test } from 'vitest';
import { type ActionName, actions } from './actions';

const long = 'x'.repeat(201);
const person = { name: 'Asha', email: 'asha@mail.in', phone: '9876543210' };
const profile = { ...person, userId: 'u1', userUpiId: 'asha@upi' };
const newPassword = { password: 'secret1', cPassword: 'secret1' };

test.each<[ActionName, object, string]>([
  ['userLogin', { email: person.email, password: long }, 'Invalid email or password.'],
  ['userLogin', { email: `${long}@${long}.in`, password: 'secret1' }, 'Invalid email or password.'],
  ['userRegister', { ...person, ...newPassword, referralCode: long }, 'This referral code does not exist.'],
  [
    'resetPassword',
    { ...newPassword, code: long },
    'This link or code is no longer valid. Please ask for a new one.',
  ],
  [
    'changePassword',
    { userId: 'u1', ...newPassword, currentPassword: long },
    'The current password is wrong.',
  ],
  ['updateUserProfile', { ...profile, currentPassword: long }, 'The password is wrong.'],
  ['updateUserProfile', { ...profile, userUpiId: `${long}@upi` }, 'Please enter a valid UPI ID.'],
  [
    'updateUserProfile',
    { ...profile, bankDetails: { accountHolderName: long } },
    'Please enter a valid account holder name.',
  ],
])('%s with a text that is too long says what a user can do: %#', (name, payload, message) => {
  expect(actions[name].payload.safeParse(payload).error?.issues.map((issue) => issue.message)).toEqual([
    message,
  ]);
});
