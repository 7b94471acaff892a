import type { Transaction } from '@reelrupee/contract/entities';
import { expect, it } from 'vitest';
import { newId } from '../ids';
import { describeOnEngines } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import {
  historyOf,
  newBuyer,
  newEarningBuyer,
  pay,
  profileOf,
  reverse,
  withdraw,
} from '../testing/reversals';
import { buyPlan, watchReels } from '../testing/watching';

const lineOf = ({ type, amount, status, remark, balanceAfter }: Transaction) =>
  [type, amount, status, remark, balanceAfter] as const;
const MINUTE = 60_000;

describeOnEngines('the history after a reversal', (engine) => {
  it('has a row for a reward that was taken back', async () => {
    const { api } = engine;
    const { referrer, _id } = await newBuyer(api);
    api.clock.advance(MINUTE);
    await reverse(api, _id);
    expect((await historyOf(api, referrer)).map(lineOf)).toEqual([
      ['Referral reward', 25, 'rejected', 'Asha Rao: taken back with the recharge', 0],
      ['Referral reward', 25, 'approved', 'Asha Rao', 25],
    ]);
  });

  it('has a row for a reward that was taken back in part, and the next reward of the friend', async () => {
    const { api } = engine;
    const { referrer, person, plan, _id } = await newBuyer(api);
    api.clock.advance(MINUTE);
    expect((await pay(api, await withdraw(api, referrer, 20))).code).toBe(200);
    api.clock.advance(MINUTE);
    await reverse(api, _id);
    api.clock.advance(MINUTE);
    await buyPlan(api, person, plan, newId());
    const rewards = (await historyOf(api, referrer)).filter(({ type }) => type === 'Referral reward');
    expect(rewards.map(lineOf)).toEqual([
      ['Referral reward', 5, 'approved', 'Asha Rao', 5],
      ['Referral reward', 5, 'rejected', 'Asha Rao: taken back with the recharge', 0],
      ['Referral reward', 25, 'approved', 'Asha Rao', 25],
    ]);
  });

  it('has rejected earnings that were still locked, and no other row', async () => {
    const { api } = engine;
    const { person, plan, _id } = await newBuyer(api);
    await watchReels(api, person, plan._id, 3);
    api.clock.advance(MINUTE);
    await reverse(api, _id);
    expect((await historyOf(api, person)).map(lineOf)).toEqual([
      ['Reel earnings', 3, 'rejected', '3 reels, Starter (taken back with the recharge)', 0],
      ['Recharge', 255, 'rejected', 'Starter: The bank took it back', 0],
    ]);
  });

  it.each([
    { paid: 0, taken: 100 },
    { paid: 40, taken: 60 },
    { paid: 100, taken: 0 },
  ])('has a row for released earnings that were taken back: ₹$taken of ₹100', async ({ paid, taken }) => {
    const { api } = engine;
    const { person, _id } = await newEarningBuyer(api);
    if (paid > 0) expect((await pay(api, await withdraw(api, person, paid))).code).toBe(200);
    api.clock.advance(MINUTE);
    await reverse(api, _id);
    const history = await historyOf(api, person);
    const takenBack = history.filter(
      ({ type, status }) => type === 'Earnings unlocked' && status === 'rejected',
    );
    expect(takenBack.map(lineOf)).toEqual(
      taken > 0 ? [['Earnings unlocked', taken, 'rejected', 'Starter: taken back with the recharge', 0]] : [],
    );
    const reels = history.filter(({ type }) => type === 'Reel earnings');
    expect(reels).toHaveLength(10);
    for (const row of reels) expect(row).toMatchObject({ status: 'approved', remark: '10 reels, Starter' });
    expect(history[0]?.balanceAfter).toBe((await profileOf(api, person)).walletBalance);
    await expectInvariants(api.database);
  });
});
