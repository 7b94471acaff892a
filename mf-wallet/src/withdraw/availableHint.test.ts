import { expect, it } from 'vitest';
import { availableHint } from './availableHint';

const USER = {
  _id: 'u1',
  name: 'Asha',
  phone: '9876543210',
  email: 'asha@example.in',
  userType: 'user' as const,
  UserReferralCode: 'ASHA01',
  userUpiId: '',
  bankDetails: { accountHolderName: '', accountNumber: '', ifscCode: '' },
  plans: [],
};

it('states the available balance alone when it can be withdrawn', () => {
  expect(availableHint({ ...USER, walletBalance: 40, lockedEarnings: 5 })).toBe('Available: ₹40.00');
});

it('adds the least amount to a balance that is too small', () => {
  expect(availableHint({ ...USER, walletBalance: 0, lockedEarnings: 0 })).toMatch(
    /^Available: ₹0\.00\. You can withdraw from ₹\d+\.00\.$/,
  );
});

it('adds what is locked, and why', () => {
  expect(availableHint({ ...USER, walletBalance: 0, lockedEarnings: 4.5 })).toMatch(/Locked: ₹4\.50\. \S+/);
});

it('is silent about a balance that is not known', () => {
  expect(availableHint(USER)).toBeUndefined();
});
