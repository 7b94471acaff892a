import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { expect, it } from 'vitest';
import { availableHint } from './availableHint';

it('states the available balance alone when it can be withdrawn', () => {
  expect(availableHint({ ...exampleUser, walletBalance: 40, lockedEarnings: 5 })).toBe('Available: ₹40.00');
});

it('adds the least amount to a balance that is too small', () => {
  expect(availableHint({ ...exampleUser, walletBalance: 0, lockedEarnings: 0 })).toMatch(
    /^Available: ₹0\.00\. You can withdraw from ₹\d+\.00\.$/,
  );
});

it('names the provider’s minimum', () => {
  expect(availableHint({ ...exampleUser, walletBalance: 40, minWithdrawal: 100, lockedEarnings: 0 })).toBe(
    'Available: ₹40.00. You can withdraw from ₹100.00.',
  );
});

it('names the provider’s minimum to a balance that is large enough too', () => {
  expect(availableHint({ ...exampleUser, walletBalance: 500, minWithdrawal: 100, lockedEarnings: 0 })).toBe(
    'Available: ₹500.00. You can withdraw from ₹100.00.',
  );
});

it('does not explain locked earnings to a balance that can be withdrawn', () => {
  expect(availableHint({ ...exampleUser, walletBalance: 500, minWithdrawal: 100, lockedEarnings: 5 })).toBe(
    'Available: ₹500.00. You can withdraw from ₹100.00.',
  );
});

it('adds what is locked, and why', () => {
  expect(availableHint({ ...exampleUser, walletBalance: 0, lockedEarnings: 4.5 })).toMatch(
    /Locked: ₹4\.50\. \S+/,
  );
});

it('is silent about a balance that is not known', () => {
  expect(availableHint(exampleUser)).toBeUndefined();
});
