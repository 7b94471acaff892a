import { expect, it } from 'vitest';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { smallPng } from '../testing/images';
import { expectInvariants } from '../testing/invariants';
import { newPerson } from '../testing/people';
import { newBuyer, profileOf, reverse } from '../testing/reversals';
import { askForPlan, buyPlan, planOf, watchReels } from '../testing/watching';

describeOnEngines('the reversal of an approved recharge', (engine) => {
  it('ends the plan, takes its earnings and the reward back, and shows the reason', async () => {
    const { api } = engine;
    const { referrer, person, plan, _id } = await newBuyer(api);
    await watchReels(api, person, plan._id, 3);
    expect(await reverse(api, _id)).toMatchObject({ code: 200, data: { status: 'rejected' } });
    expect(await profileOf(api, person)).toMatchObject({
      walletBalance: 0,
      lockedEarnings: 0,
      totalEarnings: 0,
      userDeposit: 0,
      plans: [],
    });
    expect(await profileOf(api, referrer)).toMatchObject({ walletBalance: 0, totalEarnings: 0 });
    const { userId, token } = person;
    const feed = await call(api.url, 'getReelsByUserPlan', { userId, planId: plan._id }, token);
    expect(feed).toMatchObject({ code: 409, msg: 'This plan has ended.' });
    const rows = await mustCall(api.url, 'getUserTransactions', { userId }, token);
    expect(rows.map(({ type, status, remark }) => [type, status, remark]).sort()).toEqual([
      ['Recharge', 'rejected', 'Starter: The bank took it back'],
      ['Reel earnings', 'rejected', '3 reels, Starter (taken back with the recharge)'],
    ]);
    await expectInvariants(api.database);
  });

  it('happens once, also in concurrent calls', async () => {
    const { api } = engine;
    const { referrer, _id } = await newBuyer(api);
    const replies = await Promise.all([1, 2, 3].map(() => reverse(api, _id)));
    expect(replies.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect((await profileOf(api, referrer)).walletBalance).toBe(0);
    await expectInvariants(api.database);
  });

  it('lets the plan be bought again on the same day, with another payment', async () => {
    const { api } = engine;
    const { person, plan, _id, transactionId } = await newBuyer(api);
    await reverse(api, _id);
    const { userId, token } = person;
    const own = { userId, planId: plan._id };
    const status = () => mustCall(api.url, 'getRechargeStatus', own, token);
    expect(await status()).toEqual({ status: 'rejected', reversed: true });
    await mustCall(api.url, 'deleteRejectedRequest', { ...own, _id }, token);
    expect(await status()).toEqual({ status: null });
    const amount = 255;
    const again = { userId, planId: plan._id, amount, transactionId };

    const used = await call(api.url, 'rechargePlan', { ...again, qrImage: smallPng() }, token);
    expect(used).toMatchObject({ code: 409, msg: expect.stringContaining('already been used') });
    await buyPlan(api, person, plan, newId());
    expect((await profileOf(api, person)).plans).toMatchObject([{ status: 'active', watchedReels: 0 }]);
    await expectInvariants(api.database);
  });

  it('is refused for a pending recharge', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const plan = await planOf(api, 250);
    const { _id } = await askForPlan(api, person, plan, newId());
    expect((await reverse(api, _id)).code).toBe(409);
    expect((await reverse(api, 'none')).code).toBe(400);
  });
});
