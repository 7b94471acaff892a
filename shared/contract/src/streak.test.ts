import { expect, test } from 'vitest';
import type { UserPlan } from './entities';
import { isPaused } from './pausedPlan';
import { computeStreak, type Streak } from './streak';
import { freePlan, paidPlan, userPlanOf } from './testing/plans';

const LAST_CHANCE = { dayNumber: 41, dynamicDaysLeft: 9, reelsWatchedToday: 0, streakDays: 0 };
const OUT_OF_REACH = { kind: 'out-of-reach', required: 10 } as const;

test.each<[string, Partial<UserPlan>, Streak]>([
  ['a plan within its streak', {}, { kind: 'running', days: 2, required: 10, daysToGo: 8 }],
  [
    'a plan of which nothing was watched',
    { totalEarned: 0, lockedEarnings: 0, streakDays: 0 },
    { kind: 'running', days: 0, required: 10, daysToGo: 10 },
  ],
  ['a plan whose streak is complete', { lockedEarnings: 0, streakDays: 10 }, { kind: 'unlocked' }],
  ['a missed day after that', { lockedEarnings: 0, streakDays: 0 }, { kind: 'unlocked' }],
  [
    'ten days, today included, for a streak of ten',
    LAST_CHANCE,
    { kind: 'running', days: 0, required: 10, daysToGo: 10 },
  ],
  [
    'today counted already, and only nine days for ten more',
    { ...LAST_CHANCE, reelsWatchedToday: 10 },
    { ...OUT_OF_REACH, days: 0 },
  ],
  ['an ended plan with locked earnings', { status: 'ended' }, { ...OUT_OF_REACH, days: 2 }],
])('%s [MONEY-3, MONEY-4]', (_when, changes, streak) => {
  const plan = userPlanOf(freePlan, changes);
  expect(computeStreak(plan, [plan])).toEqual(streak);
  expect(isPaused(plan, [plan])).toBe(false);
});

const free = userPlanOf(freePlan);
const paid = userPlanOf(paidPlan('paid'));

test.each<[string, UserPlan, Streak]>([
  ['a paid plan that outlives it', paid, { ...OUT_OF_REACH, days: 2 }],
  [
    'a paid plan that leaves it ten days',
    { ...paid, dynamicDaysLeft: 37 },
    { kind: 'paused', days: 2, required: 10 },
  ],
  ['a paid plan that leaves it nine', { ...paid, dynamicDaysLeft: 38 }, { ...OUT_OF_REACH, days: 2 }],
  [
    'a paid plan that has ended',
    { ...paid, status: 'ended' },
    { kind: 'running', days: 2, required: 10, daysToGo: 8 },
  ],
])('the free plan with %s', (_what, other, streak) => {
  expect(computeStreak(free, [free, other])).toEqual(streak);
  expect(isPaused(free, [free, other])).toBe(other.status === 'active');
  expect(isPaused(other, [free, other])).toBe(false);
});

test.each(['streakDays', 'totalEarned', 'lockedEarnings'] as const)(
  'a provider that does not send %s sends no streak',
  (field) => {
    expect(computeStreak({ ...free, [field]: undefined }, [free])).toBeNull();
  },
);

test('the last of several paid plans decides how many days are left to the free one', () => {
  const short = { ...paid, dynamicDaysLeft: 1 };
  const long = { ...paid, dynamicDaysLeft: 38 };
  expect(computeStreak(free, [free, short, long])).toEqual({ ...OUT_OF_REACH, days: 2 });
});

test('an ended free plan is out of reach behind a paid one too', () => {
  const ended = userPlanOf(freePlan, { status: 'ended' });
  expect(computeStreak(ended, [ended, { ...paid, dynamicDaysLeft: 1 }])).toEqual({
    ...OUT_OF_REACH,
    days: 2,
  });
});
