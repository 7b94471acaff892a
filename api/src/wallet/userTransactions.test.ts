import { expect, it } from 'vitest';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { newPerson } from '../testing/people';
import { activateFree, watchReels } from '../testing/watching';

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
