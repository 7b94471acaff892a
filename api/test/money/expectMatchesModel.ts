import { toRupees } from '@reelrupee/contract/money';
import { expect } from 'vitest';
import { mustCall } from '../../src/testing/apiClient';
import { type Model, userAt } from './model';
import { personAt, type Fixture } from './fixture';

/** Compares a user's profile with the model. */
export async function expectMatchesModel(model: Model, fixture: Fixture, index: number): Promise<void> {
  const expected = userAt(model, index);
  const { userId, token } = personAt(fixture, index);
  const seen = await mustCall(fixture.api.url, 'getUserProfile', { userId }, token);
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  expect({
    walletBalance: seen.walletBalance,
    onHold: seen.onHold,
    lockedEarnings: seen.lockedEarnings,
    userDeposit: seen.userDeposit,
    totalWithdrawn: seen.totalWithdrawn,
    totalEarnings: seen.totalEarnings,
  }).toEqual({
    walletBalance: toRupees(expected.available),
    onHold: toRupees(expected.held),
    lockedEarnings: toRupees(sum(expected.plans.map((bought) => bought.locked))),
    userDeposit: toRupees(expected.deposit),
    totalWithdrawn: toRupees(expected.withdrawn),
    totalEarnings: toRupees(sum(expected.plans.map((bought) => bought.earned)) + expected.referralEarnings),
  });
}
