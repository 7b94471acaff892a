import { expect, it } from 'vitest';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { newPerson } from '../testing/people';
import { startOfIstDay } from '../time/istDay';
import { activateFree, buyPlan, newEarner, plansOf, watchReels } from '../testing/watching';

describeOnEngines('the running balance', (engine) => {
  it('follows the amounts of the rows, without rejected withdrawals, and a decision has its time', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { userId, token } = person;
    const friend = await newPerson(api, userId);
    const { paid } = await plansOf(api);
    const [starter] = paid;
    if (!starter) throw new Error('There is no paid plan');
    await buyPlan(api, friend, starter, '700000000001');
    api.clock.advance(60_000);
    const request = { userId, amount: 10, requestKey: 'running-balance' };
    const { _id } = await mustCall(api.url, 'withdrawRequest', request, token);
    api.clock.advance(60_000);
    const settledAt = api.clock.now().toISOString();
    const rejection = { _id, decision: 'reject', reason: 'No such payee' } as const;
    await mustCall(api.url, 'adminDecideWithdrawal', rejection, api.admin.token);
    api.clock.advance(60_000);
    await mustCall(api.url, 'withdrawRequest', { ...request, amount: 5, requestKey: 'second-one' }, token);
    const history = await mustCall(api.url, 'getUserTransactions', { userId }, token);
    expect(history).toMatchObject([
      { type: 'Withdrawal', amount: 5, status: 'pending', balanceAfter: 20 },
      { type: 'Withdrawal', amount: 10, status: 'rejected', balanceAfter: 25, settledAt },
      { type: 'Referral reward', amount: 25, balanceAfter: 25 },
    ]);
    expect(history[0]).not.toHaveProperty('settledAt');
    const { walletBalance } = await mustCall(api.url, 'getUserProfile', { userId }, token);
    expect(walletBalance).toBe(20);
  });
});

describeOnEngines('a withdrawal in the history', (engine) => {
  it('is late from the end of the IST day of its due date until it is decided', async () => {
    const { api } = engine;
    const { userId, token } = await newEarner(api);
    const { _id } = await mustCall(api.url, 'withdrawRequest', { userId, amount: 10 }, token);
    const withdrawal = async () => {
      const history = await mustCall(api.url, 'getUserTransactions', { userId }, token);
      return history.find(({ type }) => type === 'Withdrawal');
    };
    // Requested on Monday, 2 March 2026: due on Thursday.
    const endOfDueDay = startOfIstDay('2026-03-06').getTime();
    api.clock.advance(endOfDueDay - 1 - api.clock.now().getTime());
    expect(await withdrawal()).toMatchObject({ status: 'pending', late: false });
    api.clock.advance(1);
    expect(await withdrawal()).toMatchObject({ status: 'pending', late: true });
    const pay = { _id, decision: 'pay', utr: 'late-123' } as const;
    await mustCall(api.url, 'adminDecideWithdrawal', pay, api.admin.token);
    expect(await withdrawal()).not.toHaveProperty('late');
  });
});

describeOnEngines('the history of reels', (engine) => {
  it('has one row per plan and day, with the number of reels', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { userId, token } = person;
    const plan = await activateFree(api, person);
    const history = () => mustCall(api.url, 'getUserTransactions', { userId }, token);
    await watchReels(api, person, plan._id, 1);
    const locked = 'Free Plan (locked until the streak is complete)';
    expect(await history()).toMatchObject([{ remark: `1 reel, ${locked}`, amount: 0.5, status: 'pending' }]);
    await watchReels(api, person, plan._id, 2);
    expect(await history()).toMatchObject([{ remark: `3 reels, ${locked}`, amount: 1.5, status: 'pending' }]);
  });
});
