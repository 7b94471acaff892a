import { expect, it } from 'vitest';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { smallPng } from '../testing/images';
import { newPerson } from '../testing/people';
import { newEarner } from '../testing/watching';

describeOnEngines('the data of a user', (engine) => {
  it('are given to their owner: profile, money, devices and friends', async () => {
    const { api } = engine;
    const person = await newEarner(api);
    const { userId, token } = person;
    const qrImage = smallPng();
    await mustCall(api.url, 'withdrawRequest', { userId, amount: 10, qrImage }, token);
    const data = await mustCall(api.url, 'exportUserData', { userId }, token);
    expect(data).toMatchObject({
      exportedAt: api.clock.now().toISOString(),
      profile: { _id: userId, userUpiId: 'asha@upi', walletBalance: 15, onHold: 10 },
      devices: [{ current: true }],
      referrals: [{ rewardAmount: 25 }],
    });
    expect(data.transactions.map(({ type }) => type).sort()).toEqual(['Referral reward', 'Withdrawal']);
    const other = await newPerson(api);
    expect((await call(api.url, 'exportUserData', { userId }, other.token)).code).toBe(403);
  });
});
