import { expect, it } from 'vitest';
import { newId } from '../ids';
import { mustCall } from '../testing/apiClient';
import { RACES } from '../testing/combinations';
import { describeOnEngines } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import { newPerson, type Person } from '../testing/people';
import { historyOf, newBuyer, pay, profileOf, reverse, withdraw } from '../testing/reversals';
import type { TestApi } from '../testing/startTestApi';
import { askForPlan, buyPlan, planOf } from '../testing/watching';

const MINUTE = 60_000;

/** The reward that the list of referrals shows, and all that the referrer has earned. */
async function rewardsOf(api: TestApi, referrer: Person) {
  const { userId, token } = referrer;
  const [row] = await mustCall(api.url, 'getUserReferrals', { userId }, token);
  return { reward: row?.rewardAmount, earned: (await profileOf(api, referrer)).totalEarnings };
}

/** A buyer whose recharge was reversed after their referrer had been paid the whole reward: nothing can be taken back. */
async function reversedAfterPayout(api: TestApi) {
  const { referrer, person, plan, _id } = await newBuyer(api);
  expect((await pay(api, await withdraw(api, referrer, 25))).code).toBe(200);
  await reverse(api, _id);
  return { referrer, person, plan };
}

describeOnEngines('the reward of a referrer, after a reversal', (engine) => {
  const approve = (_id: string) =>
    mustCall(engine.api.url, 'adminDecideRecharge', { _id, decision: 'approve' }, engine.api.admin.token);

  it('is paid for the next approved recharge, once, and can be reversed again', async () => {
    const { api } = engine;
    const { referrer, person, plan, _id } = await newBuyer(api);
    expect((await reverse(api, _id)).code).toBe(200);
    expect(await rewardsOf(api, referrer)).toEqual({ reward: 0, earned: 0 });
    api.clock.advance(MINUTE);
    const second = await buyPlan(api, person, plan, newId());
    expect(await rewardsOf(api, referrer)).toEqual({ reward: 25, earned: 25 });
    api.clock.advance(MINUTE);
    await buyPlan(api, person, await planOf(api, 500), newId());
    expect(await rewardsOf(api, referrer)).toEqual({ reward: 25, earned: 25 });
    await expectInvariants(api.database);
    api.clock.advance(MINUTE);
    await reverse(api, second._id);
    // Now the plan of ₹500 is the first one.
    expect(await rewardsOf(api, referrer)).toEqual({ reward: 50, earned: 50 });
    await expectInvariants(api.database);
  });

  it('is paid for a recharge that was approved before the reversal', async () => {
    const { api } = engine;
    const { referrer, person, _id } = await newBuyer(api);
    api.clock.advance(MINUTE);
    const second = await buyPlan(api, person, await planOf(api, 500), newId());
    api.clock.advance(MINUTE);
    await reverse(api, _id);
    expect(await rewardsOf(api, referrer)).toEqual({ reward: 50, earned: 50 });
    api.clock.advance(MINUTE);
    await reverse(api, second._id);
    expect(await rewardsOf(api, referrer)).toEqual({ reward: 0, earned: 0 });
    await expectInvariants(api.database);
  });

  it('stays with the first recharge while a later one is reversed', async () => {
    const { api } = engine;
    const { referrer, person } = await newBuyer(api);
    api.clock.advance(MINUTE);
    const second = await buyPlan(api, person, await planOf(api, 500), newId());
    api.clock.advance(MINUTE);
    await reverse(api, second._id);
    expect(await rewardsOf(api, referrer)).toEqual({ reward: 25, earned: 25 });
    await expectInvariants(api.database);
  });

  it('stays with the first recharge while another one of the same instant is reversed', async () => {
    const { api } = engine;
    const { referrer, person, _id } = await newBuyer(api);
    const second = await buyPlan(api, person, await planOf(api, 500), newId());
    await reverse(api, second._id);
    expect(await rewardsOf(api, referrer)).toEqual({ reward: 25, earned: 25 });
    await reverse(api, _id);
    expect(await rewardsOf(api, referrer)).toEqual({ reward: 0, earned: 0 });
    await expectInvariants(api.database);
  });

  it('is less by what could not be taken back', async () => {
    const { api } = engine;
    const { referrer, person, plan, _id } = await newBuyer(api);
    expect((await pay(api, await withdraw(api, referrer, 20))).code).toBe(200);
    await reverse(api, _id);
    expect(await rewardsOf(api, referrer)).toEqual({ reward: 20, earned: 20 });
    api.clock.advance(MINUTE);
    await buyPlan(api, person, plan, newId());
    expect(await rewardsOf(api, referrer)).toEqual({ reward: 25, earned: 25 });
    await expectInvariants(api.database);
  });

  it('is not paid again if all of it is still with the referrer', async () => {
    const { api } = engine;
    const { referrer, person, plan } = await reversedAfterPayout(api);
    api.clock.advance(MINUTE);
    await buyPlan(api, person, plan, newId());
    expect(await rewardsOf(api, referrer)).toEqual({ reward: 25, earned: 25 });
    await expectInvariants(api.database);
  });

  it('is taken back with a later recharge that it was kept for, from other money of the referrer', async () => {
    const { api } = engine;
    const { referrer, person, plan } = await reversedAfterPayout(api);
    // Twice: the reversal of the second recharge finds nothing to take either.
    for (const found of [0, 25]) {
      api.clock.advance(MINUTE);
      const next = await buyPlan(api, person, plan, newId());
      if (found > 0) await buyPlan(api, await newPerson(api, referrer.userId), plan, newId());
      expect((await profileOf(api, referrer)).walletBalance).toBe(found);
      api.clock.advance(MINUTE);
      expect((await reverse(api, next._id)).code).toBe(200);
    }
    const { walletBalance, totalEarnings } = await profileOf(api, referrer);
    expect({ walletBalance, totalEarnings }).toEqual({ walletBalance: 0, totalEarnings: 25 });
    const [newest] = await historyOf(api, referrer);
    expect(newest).toMatchObject({
      type: 'Referral reward',
      amount: 25,
      status: 'rejected',
      balanceAfter: 0,
    });
    await expectInvariants(api.database);
  });

  it('moves from a recharge that it was kept for to the next one that is approved', async () => {
    const { api } = engine;
    const { referrer, person, plan } = await reversedAfterPayout(api);
    api.clock.advance(MINUTE);
    const second = await buyPlan(api, person, plan, newId());
    api.clock.advance(MINUTE);
    const third = await buyPlan(api, person, await planOf(api, 8000), newId());
    expect(await rewardsOf(api, referrer)).toEqual({ reward: 25, earned: 25 });
    api.clock.advance(MINUTE);
    await reverse(api, second._id);
    expect(await rewardsOf(api, referrer)).toEqual({ reward: 800, earned: 800 });
    await reverse(api, third._id);
    expect(await rewardsOf(api, referrer)).toEqual({ reward: 25, earned: 25 });
    await expectInvariants(api.database);
  });

  it('stays with the recharge that it was kept for while a later one is reversed', async () => {
    const { api } = engine;
    const { referrer, person, plan } = await reversedAfterPayout(api);
    api.clock.advance(MINUTE);
    await buyPlan(api, person, plan, newId());
    api.clock.advance(MINUTE);
    const third = await buyPlan(api, person, await planOf(api, 500), newId());
    await buyPlan(api, await newPerson(api, referrer.userId), plan, newId());
    await reverse(api, third._id);
    expect((await profileOf(api, referrer)).walletBalance).toBe(25);
    await expectInvariants(api.database);
  });

  it('is paid once for two recharges that are approved at the same time', async () => {
    const { api } = engine;
    const { referrer, person, plan, _id } = await newBuyer(api);
    await reverse(api, _id);
    api.clock.advance(MINUTE);
    const one = await askForPlan(api, person, plan, newId());
    const other = await askForPlan(api, person, await planOf(api, 500), newId());
    await Promise.all([one, other, one, other].map((recharge) => approve(recharge._id)));
    expect([25, 50]).toContain((await rewardsOf(api, referrer)).reward);
    await expectInvariants(api.database);
  });

  it('is paid once for a recharge that is approved during the reversal', async () => {
    const { api } = engine;
    for (let round = 0; round < RACES; round += 1) {
      const { referrer, person, _id } = await newBuyer(api);
      api.clock.advance(MINUTE);
      const next = await askForPlan(api, person, await planOf(api, 500), newId());
      await Promise.all([reverse(api, _id), approve(next._id)]);
      expect(await rewardsOf(api, referrer)).toEqual({ reward: 50, earned: 50 });
    }
    await expectInvariants(api.database);
  });
});
