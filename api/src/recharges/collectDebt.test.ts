import { expect, it } from 'vitest';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { RACES } from '../testing/combinations';
import { describeOnEngines } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import { newPerson } from '../testing/people';
import {
  historyOf,
  newBuyer,
  newEarningBuyer,
  pay,
  profileOf,
  reverse,
  withdraw,
} from '../testing/reversals';
import { buyPlan, planOf } from '../testing/watching';

describeOnEngines('pending withdrawals of money that a reversal takes back', (engine) => {
  it('are rejected, with the reason, and named to the administrator', async () => {
    const { api } = engine;
    const { person, _id } = await newEarningBuyer(api);
    const withdrawal = await withdraw(api, person, 40);
    const rejectedWithdrawals = [{ _id: withdrawal, userName: 'Asha Rao', amount: 40, net: 34 }];
    expect(await reverse(api, _id)).toMatchObject({ code: 200, data: { rejectedWithdrawals } });
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 0, onHold: 0, totalEarnings: 0 });
    const row = (await historyOf(api, person)).find(({ type }) => type === 'Withdrawal');
    expect(row).toMatchObject({
      status: 'rejected',
      takenBack: true,
      remark: 'The recharge of Starter was reversed',
    });
    // A retry gets the same reply.
    expect(await reverse(api, _id)).toMatchObject({ code: 200, data: { rejectedWithdrawals } });
    await expectInvariants(api.database);
  });

  it('are named with their batch, since the bank may be paying it', async () => {
    const { api } = engine;
    const { person, _id } = await newEarningBuyer(api);
    const withdrawal = await withdraw(api, person, 40);
    await mustCall(api.url, 'adminCreatePayoutBatch', { name: 'at the bank' }, api.admin.token);
    const { data } = await reverse(api, _id);
    expect(data?.rejectedWithdrawals).toEqual([
      { _id: withdrawal, userName: 'Asha Rao', amount: 40, net: 34, batch: 'at the bank' },
    ]);
    await expectInvariants(api.database);
  });

  it('are rejected to a referrer, too, for the reward', async () => {
    const { api } = engine;
    const { referrer, _id } = await newBuyer(api);
    const withdrawal = await withdraw(api, referrer, 20);
    expect(await reverse(api, _id)).toMatchObject({
      data: { rejectedWithdrawals: [{ _id: withdrawal, userName: 'Asha Rao', amount: 20, net: 17 }] },
    });
    expect(await profileOf(api, referrer)).toMatchObject({ walletBalance: 0, onHold: 0, totalEarnings: 0 });
    const row = (await historyOf(api, referrer)).find(({ type }) => type === 'Withdrawal');
    expect(row).toMatchObject({ takenBack: true, remark: 'A referral reward was taken back' });
    await expectInvariants(api.database);
  });

  it('are not said to be taken back if an administrator rejected them', async () => {
    const { api } = engine;
    const { referrer, _id } = await newBuyer(api);
    const withdrawal = await withdraw(api, referrer, 20);
    const decision = { _id: withdrawal, decision: 'reject', reason: 'Wrong name' } as const;
    expect((await call(api.url, 'adminDecideWithdrawal', decision, api.admin.token)).code).toBe(200);
    // At the same instant.
    expect(await reverse(api, _id)).toMatchObject({ code: 200, data: { rejectedWithdrawals: [] } });
    const row = (await historyOf(api, referrer)).find(({ type }) => type === 'Withdrawal');
    expect(row?.remark).toBe('Returned: Wrong name');
    expect(row?.takenBack).toBeUndefined();
  });

  it('stay if the available balance is enough', async () => {
    const { api } = engine;
    const { person, _id } = await newEarningBuyer(api);
    await buyPlan(api, await newPerson(api, person.userId), await planOf(api, 8000), newId());
    await withdraw(api, person, 40);
    expect(await reverse(api, _id)).toMatchObject({ code: 200, data: { rejectedWithdrawals: [] } });
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 760, onHold: 40 });
    await expectInvariants(api.database);
  });

  it('are rejected from the newest on, no more than needed', async () => {
    const { api } = engine;
    const { person, _id } = await newEarningBuyer(api);
    await buyPlan(api, await newPerson(api, person.userId), await planOf(api, 250), newId());
    const withdrawals: string[] = [];
    for (const amount of [25, 41, 42]) {
      withdrawals.push(await withdraw(api, person, amount));
      api.clock.advance(1000);
    }
    const { data } = await reverse(api, _id);
    expect(data?.rejectedWithdrawals?.map(({ _id: rejected }) => rejected)).toEqual(
      withdrawals.slice(1).reverse(),
    );
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 0, onHold: 25 });
    await expectInvariants(api.database);
  });

  it('stay lost if they have been paid', async () => {
    const { api } = engine;
    const { person, referrer, _id } = await newEarningBuyer(api);
    expect((await pay(api, await withdraw(api, person, 40))).code).toBe(200);
    expect((await pay(api, await withdraw(api, referrer, 20))).code).toBe(200);
    expect(await reverse(api, _id)).toMatchObject({ code: 200, data: { rejectedWithdrawals: [] } });
    const left = { walletBalance: 0, onHold: 0 };
    expect(await profileOf(api, person)).toMatchObject({ ...left, totalEarnings: 40, totalWithdrawn: 40 });
    expect(await profileOf(api, referrer)).toMatchObject({ ...left, totalEarnings: 20, totalWithdrawn: 20 });
    await expectInvariants(api.database);
  });

  it('are rejected when they are requested at the same time', async () => {
    const { api } = engine;
    for (let round = 0; round < RACES; round += 1) {
      const { referrer, _id } = await newBuyer(api);
      const { userId, token } = referrer;
      const [reply] = await Promise.all([
        reverse(api, _id),
        ...[7, 8, 9].map((amount) => call(api.url, 'withdrawRequest', { userId, amount }, token)),
      ]);
      expect(reply.code).toBe(200);
      expect(await profileOf(api, referrer)).toMatchObject({ walletBalance: 0, onHold: 0 });
    }
    await expectInvariants(api.database);
  });

  it('are either paid or rejected by a concurrent decision', async () => {
    const { api } = engine;
    for (let round = 0; round < RACES; round += 1) {
      const { referrer, _id } = await newBuyer(api);
      const withdrawal = await withdraw(api, referrer, 20);
      const [reversed, paid] = await Promise.all([reverse(api, _id), pay(api, withdrawal)]);
      expect(reversed.code).toBe(200);
      const lost = paid.code === 200 ? 20 : 0;
      expect(await profileOf(api, referrer)).toMatchObject({
        walletBalance: 0,
        onHold: 0,
        totalEarnings: lost,
        totalWithdrawn: lost,
      });
    }
    await expectInvariants(api.database);
  });
});
