import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEngines, FIRST_DAY } from '../testing/engines';
import { newPerson, signedInAgain } from '../testing/people';
import { expectInvariants } from '../testing/invariants';
import { activateFree, watchReels } from '../testing/watching';
import { call, mustCall } from '../testing/apiClient';
import { addDays } from '../time/istDay';

const FULL = 10;
const days = (count: number, reels = FULL) => Array.from({ length: count }, () => reels);

interface Row {
  name: string;
  /** Reels watched on each day since the plan started. */
  watched: number[];
  streakDays: number;
  locked: number;
  available: number;
}

const TABLE: Row[] = [
  { name: 'one full day counts and stays locked', watched: days(1), streakDays: 1, locked: 5, available: 0 },
  { name: 'nine full days stay locked', watched: days(9), streakDays: 9, locked: 45, available: 0 },
  {
    name: 'ten full days in a row unlock everything',
    watched: days(10),
    streakDays: 10,
    locked: 0,
    available: 50,
  },
  {
    name: 'a partial day pays but does not count',
    watched: [FULL, FULL, 9],
    streakDays: 2,
    locked: 14.5,
    available: 0,
  },
  {
    name: 'the first missed day is forgiven, and does not count',
    watched: [...days(8), 0, FULL],
    streakDays: 9,
    locked: 45,
    available: 0,
  },
  {
    name: 'ten full days and a forgiven one unlock everything',
    watched: [...days(8), 0, ...days(2)],
    streakDays: 10,
    locked: 0,
    available: 50,
  },
  {
    name: 'a partial day is a miss too, and forgiven',
    watched: [...days(8), 9, FULL],
    streakDays: 9,
    locked: 49.5,
    available: 0,
  },
  {
    name: 'a second miss starts the count again and keeps the money locked',
    watched: [...days(3), 0, ...days(4), 0, FULL],
    streakDays: 1,
    locked: 40,
    available: 0,
  },
  {
    name: 'two missed days in a row start the count again, and neither is forgiven',
    watched: [...days(3), 0, 0, ...days(2), 0, FULL],
    streakDays: 3,
    locked: 30,
    available: 0,
  },
  {
    name: 'ten days after a reset unlock what was earned before it too',
    watched: [...days(8), 0, 0, ...days(10)],
    streakDays: 10,
    locked: 0,
    available: 90,
  },
  {
    name: 'after the tenth day reels pay at once',
    watched: [...days(10), 3],
    streakDays: 10,
    locked: 0,
    available: 51.5,
  },
  {
    name: 'missed days after the tenth lock nothing again',
    watched: [...days(10), 0, 0, 4],
    streakDays: 0,
    locked: 0,
    available: 52,
  },
];

describeOnEngines('a streak [MONEY-3, MONEY-4]', (engine) => {
  it.each(TABLE)('$name', async ({ watched, streakDays, locked, available }) => {
    const { api } = engine;
    const person = await newPerson(api);
    const plan = await activateFree(api, person);
    for (const [day, count] of watched.entries()) {
      api.clock.setIstDay(addDays(FIRST_DAY, day));
      if (count > 0) await watchReels(api, person, plan._id, count);
    }
    const user = await mustCall(api.url, 'getUserProfile', { userId: person.userId }, person.token);
    expect({ locked: user.lockedEarnings, available: user.walletBalance }).toEqual({ locked, available });
    expect(user.plans[0]?.streakDays).toBe(streakDays);
    await expectInvariants(api.database);
  });

  it('is forgiven one missed day and reset after a second one, without any job', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const plan = await activateFree(api, person);
    await watchReels(api, person, plan._id, FULL);
    const streakOn = async (day: number) => {
      api.clock.setIstDay(addDays(FIRST_DAY, day));
      const { plans } = await mustCall(api.url, 'getUserPlans', { userId: person.userId }, person.token);
      return [plans[0]?.streakDays, plans[0]?.missableDays];
    };
    expect([await streakOn(0), await streakOn(1), await streakOn(2), await streakOn(3)]).toEqual([
      [1, 1],
      [1, 1],
      [1, 0],
      [0, 1],
    ]);
    await watchReels(api, person, plan._id, FULL);
    expect(await streakOn(5)).toEqual([1, 0]);
    await watchReels(api, person, plan._id, FULL);
    // It was used up: the next missed day is one too many.
    expect([await streakOn(6), await streakOn(7)]).toEqual([
      [2, 0],
      [0, 0],
    ]);
  });
});

describeOnEngines('midnight in Asia/Kolkata', (engine) => {
  const own = process.env['TZ'];
  beforeEach(() => {
    delete process.env['TZ'];
  });
  afterEach(() => {
    if (own === undefined) delete process.env['TZ'];
    else process.env['TZ'] = own;
  });

  it.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'starts the next day in any time zone of the machine (%s)',
    async (zone) => {
      process.env['TZ'] = zone;
      const { api } = engine;
      const person = await newPerson(api);
      const plan = await activateFree(api, person);
      api.clock.setIstDay(FIRST_DAY, 23);
      await watchReels(api, person, plan._id, FULL);
      // The last millisecond of the day in India.
      api.clock.setIstDay(FIRST_DAY, 23 + 3_599_999 / 3_600_000);
      const today = () => mustCall(api.url, 'getUserTodayProgress', { userId: person.userId }, person.token);
      expect((await today())[0]).toMatchObject({ reelsWatchedToday: 10, dynamicDaysLeft: 49 });
      api.clock.advance(1);
      expect((await today())[0]).toMatchObject({
        reelsWatchedToday: 0,
        dynamicDaysLeft: 48,
        isFree: true,
        streakDays: 1,
        streakDaysRequired: 10,
        totalEarned: 5,
        lockedEarnings: 5,
      });
      await watchReels(api, person, plan._id, FULL);
      const { plans } = await mustCall(api.url, 'getUserPlans', { userId: person.userId }, person.token);
      expect(plans[0]).toMatchObject({ streakDays: 2, watchedReels: 20, dayNumber: 2 });
    },
  );
});

describeOnEngines('the end of a plan [MONEY-2]', (engine) => {
  it('is after its fiftieth day: it earns nothing and is no longer in progress', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const plan = await activateFree(api, person);
    api.clock.setIstDay(addDays(FIRST_DAY, 49));
    const later = await signedInAgain(api, person);
    const { userId, token } = later;
    await watchReels(api, later, plan._id, 1);
    const onLastDay = await mustCall(api.url, 'getUserPlans', { userId }, token);
    expect(onLastDay.plans[0]).toMatchObject({ status: 'active', dayNumber: 50, dynamicDaysLeft: 0 });

    api.clock.setIstDay(addDays(FIRST_DAY, 50));
    const after = await mustCall(api.url, 'getUserPlans', { userId }, token);
    expect(after.plans[0]).toMatchObject({ status: 'ended', dayNumber: 50, dynamicDaysLeft: 0 });
    await expect(watchReels(api, later, plan._id, 1)).rejects.toThrow(/409: This plan has ended\.$/);
    const mark = { userId, planId: plan._id, videoId: 'any' };
    expect((await call(api.url, 'markReelWatched', mark, token)).msg).toBe('This plan has ended.');
    expect(await mustCall(api.url, 'getUserTodayProgress', { userId }, token)).toEqual([]);
  });
});
