import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../time/istDay';
import { planDailyReels } from './planDailyReels';

const PLANS = Array.from({ length: 8 }, (_, number) => `plan-${number}`);
const DAYS = 60;

/** The reels of eight plans on 60 days in a row, by plan and day. */
function planned(poolSize: number): string[][][] {
  const pool = Array.from({ length: poolSize }, (_, number) => `reel-${number}`);
  const lastShown = PLANS.map(() => new Map<string, string>());
  const byPlan: string[][][] = PLANS.map(() => []);
  for (let number = 0; number < DAYS; number += 1) {
    const day = addDays('2026-03-02', number);
    const shownByOthers = new Map<string, number>();
    for (const [index, planId] of PLANS.entries()) {
      const shown = lastShown[index] ?? new Map<string, string>();
      const reels = planDailyReels({ planId, day, count: 10, pool, lastShown: shown, shownByOthers });
      for (const reel of reels) {
        shown.set(reel, day);
        shownByOthers.set(reel, (shownByOthers.get(reel) ?? 0) + 1);
      }
      byPlan[index]?.push(reels);
    }
  }
  return byPlan;
}

/** Days between two showings of the same reel by one plan. */
function gapsOf(days: readonly string[][]): number[] {
  const last = new Map<string, number>();
  return days.flatMap((reels, day) =>
    reels.flatMap((reel) => {
      const before = last.get(reel);
      last.set(reel, day);
      return before === undefined ? [] : [day - before];
    }),
  );
}

function shared(one: readonly string[] | undefined, other: readonly string[] | undefined): number {
  return (one ?? []).filter((reel) => other?.includes(reel)).length;
}

describe.each([
  { poolSize: 10, least: 1, most: 1, betweenPlans: 10, betweenDays: 10 },
  { poolSize: 30, least: 2, most: 4, betweenPlans: 7, betweenDays: 9 },
  { poolSize: 50, least: 4, most: 6, betweenPlans: 6, betweenDays: 8 },
  { poolSize: 500, least: 49, most: 51, betweenPlans: 3, betweenDays: 8 },
])('60 days of a pool of $poolSize', ({ poolSize, least, most, betweenPlans, betweenDays }) => {
  const plans = planned(poolSize);

  it('have ten distinct reels a day and use the whole pool', () => {
    for (const days of plans) {
      for (const reels of days) expect(new Set(reels).size).toBe(10);
      expect(new Set(days.flat()).size).toBe(poolSize);
    }
  });

  it(`repeat a reel after ${least} to ${most} days`, () => {
    const gaps = plans.flatMap(gapsOf);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(most);
  });

  it('show every reel before one repeats', () => {
    for (const days of plans) expect(new Set(days.slice(0, poolSize / 10).flat()).size).toBe(poolSize);
  });

  it(`share at most ${betweenPlans} of ten between two plans on a day`, () => {
    const most = plans.flatMap((days, index) =>
      plans.slice(0, index).flatMap((others) => days.map((reels, day) => shared(reels, others[day]))),
    );
    expect(Math.max(...most)).toBeLessThanOrEqual(betweenPlans);
  });

  it(`mix the tens: two days of a plan share at most ${betweenDays} reels`, () => {
    const most = plans.flatMap((days) =>
      days.flatMap((reels, day) => days.slice(0, day).map((earlier) => shared(reels, earlier))),
    );
    expect(Math.max(...most)).toBeLessThanOrEqual(betweenDays);
  });
});

const reels = fc
  .integer({ min: 0, max: 60 })
  .map((size) => Array.from({ length: size }, (_, n) => `reel-${n}`));
const ages = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 60, maxLength: 60 });

describe('the plan of any day', () => {
  const TODAY = '2026-06-01';
  const facts = (pool: string[], daysAgo: number[], count: number) => ({
    planId: 'plan',
    day: TODAY,
    count,
    pool,
    lastShown: new Map(
      pool.slice(0, 30).map((reel, index) => [reel, addDays(TODAY, -(daysAgo[index] ?? 1))]),
    ),
    shownByOthers: new Map<string, number>(),
  });

  it('has distinct reels of the pool, as many as the pool allows, whatever was shown before', () => {
    fc.assert(
      fc.property(reels, ages, fc.integer({ min: 1, max: 20 }), (pool, daysAgo, count) => {
        const chosen = planDailyReels(facts(pool, daysAgo, count));
        expect(new Set(chosen).size).toBe(Math.min(count, pool.length));
        expect(chosen.every((reel) => pool.includes(reel))).toBe(true);
      }),
    );
  });

  it('is the same each time, and leaves out no reel that is older than all it shows again', () => {
    fc.assert(
      fc.property(reels, ages, (pool, daysAgo) => {
        const given = facts(pool, daysAgo, 10);
        const chosen = planDailyReels(given);
        expect(planDailyReels(given)).toEqual(chosen);
        const age = (reel: string) => daysBetween(given.lastShown.get(reel) ?? '1970-01-01', TODAY);
        const left = pool.filter((reel) => !chosen.includes(reel)).map(age);
        if (left.length > 0) expect(Math.max(...chosen.map(age))).toBeGreaterThanOrEqual(Math.max(...left));
      }),
    );
  });

  it('begins with the reels that the plan has not shown yet', () => {
    const pool = Array.from({ length: 14 }, (_, number) => `reel-${number}`);
    const lastShown = new Map(pool.slice(0, 10).map((reel) => [reel, '2026-05-31']));
    const chosen = planDailyReels({ ...facts(pool, [], 10), lastShown });
    expect(chosen.slice(0, 4).sort()).toEqual(['reel-10', 'reel-11', 'reel-12', 'reel-13']);
  });
});
