import { expect, it, vi } from 'vitest';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines, FIRST_DAY } from '../testing/engines';
import { newPerson } from '../testing/people';
import { activateFree } from '../testing/watching';
import { addDays } from '../time/istDay';

describeOnEngines('the plans of a user', (engine) => {
  it('take two statements of the database: the session and the plans', async () => {
    const { api } = engine;
    const { userId, token } = await newPerson(api);
    await activateFree(api, { userId, token });
    const plans = () => mustCall(api.url, 'getUserPlans', { userId }, token);
    await plans();
    const sent = vi.spyOn(api.database.pool, 'query');
    expect(await plans()).toMatchObject({ plans: [{ status: 'active', newReelsToday: 10 }] });
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('count new reels of a day whose reels were not planned before, and of active plans only', async () => {
    const { api } = engine;
    const { userId, token } = await newPerson(api);
    const { totalDays } = await activateFree(api, { userId, token });
    const plansOn = async (day: number) => {
      api.clock.setIstDay(addDays(FIRST_DAY, day));
      return (await mustCall(api.url, 'getUserPlans', { userId }, token)).plans;
    };
    for (let day = 0; day < totalDays; day += 13) {
      expect(await plansOn(day)).toMatchObject([{ status: 'active', totalReels: 10, newReelsToday: 10 }]);
    }
    const [ended] = await plansOn(totalDays);
    expect(ended).toMatchObject({ status: 'ended' });
    expect(ended).not.toHaveProperty('newReelsToday');
  });
});
