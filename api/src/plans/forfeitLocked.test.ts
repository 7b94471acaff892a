import { expect, it } from 'vitest';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import { keepSignedIn, newPerson, type Person } from '../testing/people';
import type { TestApi } from '../testing/startTestApi';
import { activateFree, watchReels } from '../testing/watching';

const DAY_MS = 24 * 60 * 60 * 1000;
const profileOf = (api: TestApi, { userId, token }: Person) =>
  mustCall(api.url, 'getUserProfile', { userId }, token);

describeOnEngines('the locked earnings of a plan', (engine) => {
  it('are forfeited once, a day after its last one', async () => {
    const { api } = engine;
    const forfeit = () => mustCall(api.url, 'adminForfeitLocked', {}, api.admin.token);
    const person = await newPerson(api);
    const free = await activateFree(api, person);
    await watchReels(api, person, free._id, 4);
    api.clock.advance(50 * DAY_MS);
    await keepSignedIn(api);
    expect(await forfeit()).toEqual({ plans: 0, amount: 0 });
    expect((await profileOf(api, person)).lockedEarnings).toBe(2);
    api.clock.advance(DAY_MS);
    expect(await forfeit()).toEqual({ plans: 1, amount: 2 });
    expect(await forfeit()).toEqual({ plans: 0, amount: 0 });
    expect(await profileOf(api, person)).toMatchObject({
      lockedEarnings: 0,
      walletBalance: 0,
      totalEarnings: 0,
      reelsWatched: 4,
    });
    const { userId, token } = person;
    const [row] = await mustCall(api.url, 'getUserTransactions', { userId }, token);
    expect(row).toMatchObject({
      status: 'rejected',
      remark: '4 reels, Free Plan (the plan ended before its streak was complete)',
    });
    await expectInvariants(api.database);
  });
});
