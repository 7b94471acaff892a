import { expect, it } from 'vitest';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines, FIRST_DAY } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import { keepSignedIn, newPerson } from '../testing/people';
import { activateFree, watchReels } from '../testing/watching';
import { addDays, istDay } from '../time/istDay';

const ALL = 10;
/** Minutes before midnight, too few to watch ten reels. */
const LATE = 23.98;
/** The first minutes after midnight, in hours. */
const MINUTES = 0.1;

describeOnEngines('the day on which a user is unfrozen', (engine) => {
  /** A user of the free plan, which started on the first day; days are numbered from 1. */
  const newUser = async () => {
    const { api } = engine;
    const toDay = async (day: number, hour = 9) => {
      api.clock.setIstDay(addDays(FIRST_DAY, day - 1), hour);
      await keepSignedIn(api);
    };
    await toDay(1);
    const person = await newPerson(api);
    const { _id: planId } = await activateFree(api, person);
    const { userId: _id, token } = person;
    const setFrozen = (frozen: boolean) =>
      mustCall(api.url, 'adminFreezeUser', { _id, frozen, reason: 'Shared UPI ID' }, api.admin.token);
    const profile = () => mustCall(api.url, 'getUserProfile', { userId: _id }, token);
    return {
      toDay,
      watch: (count = ALL) => watchReels(api, person, planId, count),
      watchDays: async (days: readonly number[]) => {
        for (const day of days) {
          await toDay(day);
          await watchReels(api, person, planId, ALL);
        }
      },
      freeze: () => setFrozen(true),
      unfreeze: () => setFrozen(false),
      profile,
      plan: async () => (await profile()).plans[0],
      forfeit: () => mustCall(api.url, 'adminForfeitLocked', {}, api.admin.token),
    };
  };

  it('may be missed: the streak and the plan continue without it', async () => {
    const { toDay, watchDays, watch, freeze, unfreeze, plan } = await newUser();
    await watchDays([1, 2]);
    await toDay(3);
    await freeze();
    await toDay(5, LATE);
    await unfreeze();
    expect(await plan()).toMatchObject({ streakDays: 2, dayNumber: 3, dynamicDaysLeft: 47 });
    await toDay(6);
    expect(await plan()).toMatchObject({ streakDays: 2, dayNumber: 3, dynamicDaysLeft: 47 });
    await watch();
    expect(await plan()).toMatchObject({ streakDays: 3, dayNumber: 3, dynamicDaysLeft: 47 });
    await toDay(9);
    expect(await plan()).toMatchObject({ streakDays: 0, dayNumber: 6 });
    await expectInvariants(engine.api.database);
  });

  it('counts if it is complete, and then is a day of the plan', async () => {
    const { toDay, watchDays, watch, freeze, unfreeze, plan } = await newUser();
    await watchDays([1, 2]);
    await toDay(3);
    await freeze();
    await toDay(5);
    await unfreeze();
    await watch();
    expect(await plan()).toMatchObject({ streakDays: 3, dayNumber: 3, dynamicDaysLeft: 47 });
    await toDay(6);
    expect(await plan()).toMatchObject({ streakDays: 3, dayNumber: 4, dynamicDaysLeft: 46 });
    await toDay(8);
    expect(await plan()).toMatchObject({ streakDays: 0, dayNumber: 6 });
  });

  it('does not cost the streak that the last day of the plan would have completed', async () => {
    const { toDay, watchDays, watch, freeze, unfreeze, profile, plan, forfeit } = await newUser();
    await watchDays([41, 42, 43, 44, 45, 46, 47, 48, 49]);
    await toDay(50);
    await freeze();
    await toDay(53, LATE);
    await unfreeze();
    await watch(1);
    await toDay(54);
    await forfeit();
    expect(await plan()).toMatchObject({ status: 'active', streakDays: 9, dayNumber: 50 });
    await watch();
    expect(await profile()).toMatchObject({ walletBalance: 50.5, lockedEarnings: 0 });
    await toDay(55);
    expect(await plan()).toMatchObject({ status: 'ended', dayNumber: 50 });
    await expectInvariants(engine.api.database);
  });

  it('may be missed too if it is the day of the freeze', async () => {
    const { toDay, watchDays, watch, freeze, unfreeze, plan } = await newUser();
    await watchDays([1]);
    await toDay(2);
    await freeze();
    await toDay(2, LATE);
    await unfreeze();
    await toDay(3);
    expect(await plan()).toMatchObject({ streakDays: 1, dayNumber: 2 });
    await watch();
    expect(await plan()).toMatchObject({ streakDays: 2, dayNumber: 2 });
  });

  it('is given back once by two freezes', async () => {
    const { toDay, watchDays, watch, freeze, unfreeze, plan } = await newUser();
    await watchDays([1]);
    await toDay(2);
    await freeze();
    await toDay(4, 10);
    await unfreeze();
    await toDay(4, 11);
    await freeze();
    await toDay(6, LATE);
    await unfreeze();
    await toDay(7);
    await freeze();
    await toDay(8, LATE);
    await unfreeze();
    await toDay(9);
    expect(await plan()).toMatchObject({ streakDays: 1, dayNumber: 2, dynamicDaysLeft: 48 });
    await watch();
    expect(await plan()).toMatchObject({ streakDays: 2, dayNumber: 2 });
  });

  it('saves no streak that was lost before the freeze', async () => {
    const { toDay, watchDays, freeze, unfreeze, plan } = await newUser();
    await watchDays([1]);
    await toDay(4);
    await freeze();
    await toDay(6, LATE);
    await unfreeze();
    expect(await plan()).toMatchObject({ streakDays: 0, dayNumber: 4 });
    await toDay(7);
    expect(await plan()).toMatchObject({ streakDays: 0, dayNumber: 4 });
  });

  it('does not give back the day that the streak missed before the freeze', async () => {
    const { toDay, watchDays, watch, freeze, unfreeze, plan } = await newUser();
    await watchDays([1]);
    await toDay(3);
    await freeze();
    await toDay(5, LATE);
    await unfreeze();
    expect(await plan()).toMatchObject({ streakDays: 1, missableDays: 0, dayNumber: 3 });
    await toDay(6);
    expect(await plan()).toMatchObject({ streakDays: 1, missableDays: 0, dayNumber: 3 });
    await watch();
    await toDay(8);
    expect(await plan()).toMatchObject({ streakDays: 0, missableDays: 0 });
  });

  it('can be completed by the reel of midnight', async () => {
    const { toDay, watchDays, watch, freeze, unfreeze, plan } = await newUser();
    await watchDays([1]);
    await toDay(2);
    await freeze();
    await toDay(3);
    await unfreeze();
    await watch(ALL - 1);
    expect(await plan()).toMatchObject({ streakDays: 1, dayNumber: 2, reelsWatchedToday: 9 });
    await toDay(3, 23.999);
    await watch(1);
    expect(istDay(engine.api.clock.now())).toBe(addDays(FIRST_DAY, 3));
    expect(await plan()).toMatchObject({ streakDays: 2, dayNumber: 3 });
  });

  it('returns the day before too if the freeze began while its last reel could still play', async () => {
    const { toDay, watchDays, watch, freeze, unfreeze, plan, profile } = await newUser();
    await watchDays([42, 43, 44, 45, 46, 47, 48, 49]);
    await toDay(50);
    await watch(ALL - 1);
    await toDay(51, MINUTES);
    await freeze();
    await toDay(53);
    await unfreeze();
    expect(await plan()).toMatchObject({ status: 'active', streakDays: 8, dayNumber: 50 });
    await watch();
    expect(await plan()).toMatchObject({ streakDays: 9 });
    await toDay(54);
    expect(await plan()).toMatchObject({ status: 'ended' });
    expect(await profile()).toMatchObject({ walletBalance: 0 });
    await expectInvariants(engine.api.database);
  });

  it('returns no day twice, and none from before the plan, after a freeze just after midnight', async () => {
    const { toDay, watchDays, freeze, unfreeze, plan } = await newUser();
    await toDay(1, MINUTES);
    await freeze();
    await toDay(2);
    await unfreeze();
    expect(await plan()).toMatchObject({ dayNumber: 1, dynamicDaysLeft: 49 });
    await watchDays([3]);
    await toDay(4, MINUTES);
    await freeze();
    await unfreeze();
    const now = { streakDays: 1, dayNumber: 2, dynamicDaysLeft: 48 };
    expect(await plan()).toMatchObject(now);
    await freeze();
    await toDay(6);
    await unfreeze();
    expect(await plan()).toMatchObject(now);
    await expectInvariants(engine.api.database);
  });
});
