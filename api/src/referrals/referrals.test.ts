import { expect, it } from 'vitest';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { newPerson } from '../testing/people';
import { activateFree, buyPlan, plansOf } from '../testing/watching';

describeOnEngines('a referral', (engine) => {
  it('earns a tenth of the first paid recharge, and no part of later ones [REF-6]', async () => {
    const { api } = engine;
    const referrer = await newPerson(api);
    const friend = await newPerson(api, referrer.userId);
    const list = () => mustCall(api.url, 'getUserReferrals', { userId: referrer.userId }, referrer.token);
    expect(await list()).toMatchObject([{ referredUserName: 'Asha Rao', rewardAmount: 0 }]);
    await activateFree(api, friend);
    const [cheap, dear] = (await plansOf(api)).paid;
    if (!cheap || !dear) throw new Error('There are no paid plans');
    await buyPlan(api, friend, dear, newId());
    await buyPlan(api, friend, cheap, newId());
    expect(await list()).toMatchObject([{ rewardAmount: 50 }]);
    const user = await mustCall(api.url, 'getUserProfile', { userId: referrer.userId }, referrer.token);
    expect(user).toMatchObject({ walletBalance: 50, totalEarnings: 50, referralCount: 1 });
    const own = { userId: referrer.userId };
    expect(await mustCall(api.url, 'getUserTransactions', own, referrer.token)).toMatchObject([
      { type: 'Referral reward', amount: 50, status: 'approved', remark: 'Asha Rao' },
    ]);
  });

  it('is recorded at sign-up by the referral code, ignoring case', async () => {
    const { api } = engine;
    const referrer = await newPerson(api);
    const form = { name: 'Ravi', phone: '9876543210', password: 'secret-1', cPassword: 'secret-1' };
    const register = (referralCode: string) =>
      call(api.url, 'userRegister', { ...form, email: `${newId()}@example.in`, referralCode });
    expect((await register(referrer.referralCode.toLowerCase())).code).toBe(200);
    expect(await register('NOSUCHCO')).toMatchObject({
      code: 400,
      msg: 'This referral code does not exist.',
    });
    const own = { userId: referrer.userId };
    const { data, ...beside } = await call(api.url, 'getUserReferrals', own, referrer.token);
    expect(data).toMatchObject([{ referredUserName: 'Ravi', rewardAmount: 0 }]);
    expect(beside).toMatchObject({ count: 1 });
  });

  it('is listed in pages of ten, newest first, with the total count', async () => {
    const { api } = engine;
    const referrer = await newPerson(api);
    for (let number = 0; number < 12; number += 1) {
      await newPerson(api, referrer.userId);
      api.clock.advance(1000);
    }
    const page = (number: number) =>
      call(api.url, 'getUserReferrals', { userId: referrer.userId, page: number }, referrer.token);
    const [first, second, third] = [await page(0), await page(1), await page(2)];
    expect([first.data?.length, second.data?.length, third.data?.length]).toEqual([10, 2, 0]);
    expect(first).toMatchObject({ count: 12 });
    const times = [...(first.data ?? []), ...(second.data ?? [])].map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
  });
});
