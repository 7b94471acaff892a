import { toRupees } from '@reelrupee/contract/money';
import { expect } from 'vitest';
import { mustCall } from '../../src/testing/apiClient';
import { daysLeft, endOf, type Model, type ModelPlan, streakOn, userAt } from './model';
import { personAt, type Fixture } from './fixture';

/** Compares a user's profile with the model. */
export async function expectMatchesModel(model: Model, fixture: Fixture, index: number): Promise<void> {
  const expected = userAt(model, index);
  const { userId, token } = personAt(fixture, index);
  if (expected.closed) return expectEmpty(fixture, userId);
  const seen = await mustCall(fixture.api.url, 'getUserProfile', { userId }, token);
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  expect({
    walletBalance: seen.walletBalance,
    onHold: seen.onHold,
    lockedEarnings: seen.lockedEarnings,
    userDeposit: seen.userDeposit,
    totalWithdrawn: seen.totalWithdrawn,
    totalEarnings: seen.totalEarnings,
    plans: seen.plans
      .map(({ planId, status, dynamicDaysLeft, streakDays }) => ({
        id: planId._id,
        status,
        dynamicDaysLeft,
        streakDays,
      }))
      .sort(byId),
  }).toEqual({
    walletBalance: toRupees(expected.available),
    onHold: toRupees(expected.held),
    lockedEarnings: toRupees(sum(expected.plans.map((bought) => bought.locked))),
    userDeposit: toRupees(expected.deposit),
    totalWithdrawn: toRupees(expected.withdrawn),
    totalEarnings: toRupees(sum(expected.plans.map((bought) => bought.earned)) + expected.referralEarnings),
    plans: latestOfEach(expected.plans)
      .map((bought) => ({
        id: bought.plan._id,
        status: endOf(bought) >= model.today ? 'active' : 'ended',
        dynamicDaysLeft: daysLeft(bought, model.today),
        streakDays: streakOn(bought, model.today),
      }))
      .sort(byId),
  });
}

const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);

function latestOfEach(plans: readonly ModelPlan[]): ModelPlan[] {
  const shown = plans.filter(({ reversed }) => !reversed);
  return [...new Map(shown.map((bought) => [bought.plan._id, bought])).values()];
}

/** A closed account has nothing left, and no session in which its profile could be read. */
async function expectEmpty({ api }: Fixture, userId: string): Promise<void> {
  const balances = await api.database.queries
    .selectFrom('balances')
    .select('paise')
    .where('user_id', '=', userId)
    .execute();
  expect(balances.filter(({ paise }) => paise !== 0)).toEqual([]);
}
