import type { UserPlan } from '@reelrupee/contract/entities';
import { expect, test } from 'vitest';
import { daysText, lockedNote, streakOf } from './streak';

/** A free plan on its third day: three reels of today watched, two days counted. */
function planWith(changes: Partial<UserPlan> = {}): UserPlan {
  return {
    planId: {
      _id: 'free',
      title: 'Free Plan',
      type: 'free',
      isFree: true,
      rechargeAmount: 0,
      earningsPerReel: 0.5,
      totalEarnings: 250,
      totalDays: 50,
      streakDaysRequired: 10,
    },
    status: 'active',
    startedOn: '2026-03-02',
    dayNumber: 3,
    dynamicDaysLeft: 47,
    watchedReels: 23,
    totalReels: 10,
    reelsWatchedToday: 3,
    totalEarnedToday: 1.5,
    totalEarned: 11.5,
    streakDays: 2,
    lockedEarnings: 11.5,
    ...changes,
  };
}

const LAST_CHANCE = { dayNumber: 41, dynamicDaysLeft: 9, reelsWatchedToday: 0, streakDays: 0 };

test.each([
  ['a plan within its streak', {}, { kind: 'running', daysToGo: 8 }],
  [
    'a plan of which nothing was watched',
    { totalEarned: 0, lockedEarnings: 0, streakDays: 0 },
    { kind: 'running', daysToGo: 10 },
  ],
  ['a plan whose streak is complete', { lockedEarnings: 0, streakDays: 10 }, { kind: 'unlocked' }],
  ['a missed day after that', { lockedEarnings: 0, streakDays: 0 }, { kind: 'unlocked' }],
  ['ten days, today included, for a streak of ten', LAST_CHANCE, { kind: 'running', daysToGo: 10 }],
  [
    'today counted already, and only nine days for ten more',
    { ...LAST_CHANCE, reelsWatchedToday: 10 },
    { kind: 'out-of-reach' },
  ],
  ['an ended plan with locked earnings', { status: 'ended' }, { kind: 'out-of-reach' }],
] as const)('%s: the streak is %j', (_when, changes, streak) => {
  const plan = planWith(changes);
  expect(streakOf(plan, [plan])).toEqual(streak);
});

const free = planWith();
const paid = planWith({
  planId: { ...free.planId, _id: 'paid', type: 'paid', isFree: false },
  lockedEarnings: 0,
});

test.each([
  ['a paid plan that runs', paid, { kind: 'paused' }],
  ['a paid plan that has ended', { ...paid, status: 'ended' as const }, { kind: 'running', daysToGo: 8 }],
])('the free plan’s streak beside %s is %j', (_what, other, streak) => {
  expect(streakOf(free, [free, other])).toEqual(streak);
});

test.each([
  ['nothing', [planWith({ lockedEarnings: 0, totalEarned: 0 })], 0, 'Nothing is locked.'],
  ['one plan', [planWith()], 11.5, 'Unlocks by daily streak: 8 days to go.'],
  ['one plan on its last day', [planWith({ streakDays: 9 })], 11.5, 'Unlocks by daily streak: 1 day to go.'],
  ['two plans', [planWith(), planWith()], 23, 'Each plan unlocks by its own streak, see below.'],
  ['a free plan beside a paid one', [free, paid], 11.5, 'The free plan waits while a paid plan runs.'],
  ['a plan that ended', [planWith({ status: 'ended' })], 11.5, 'Its plan ends without a full streak.'],
  ['a plan that was bought again since', [], 11.5, 'Its plan ends without a full streak.'],
] as const)(
  'locked by %s: the reason is told with the days to go [PROFILE-6]',
  (_what, plans, locked, note) => {
    expect(lockedNote({ plans: [...plans], lockedEarnings: locked })).toBe(note);
  },
);

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [12, '12 days'],
])('%d is written %s', (days, text) => expect(daysText(days)).toBe(text));
