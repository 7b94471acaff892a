import type { UserPlan } from '@reelrupee/contract/entities';
import { expect, test } from 'vitest';
import { daysText, lockedNote } from './streak';

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

const free = planWith();
const paid = planWith({
  planId: { ...free.planId, _id: 'paid', type: 'paid', isFree: false },
  lockedEarnings: 0,
});

test.each([
  ['nothing', [planWith({ lockedEarnings: 0, totalEarned: 0 })], 0, 'Nothing is locked.'],
  ['one plan', [planWith()], 11.5, 'Unlocks by daily streak: 8 days to go.'],
  ['one plan on its last day', [planWith({ streakDays: 9 })], 11.5, 'Unlocks by daily streak: 1 day to go.'],
  ['two plans', [planWith(), planWith()], 23, 'Each plan unlocks by its own streak, see below.'],
  [
    'a free plan beside a paid one that outlives it',
    [free, paid],
    11.5,
    'The free plan ends before your paid plan, so this stays locked.',
  ],
  [
    'a free plan beside a paid one that ends in time',
    [free, { ...paid, dynamicDaysLeft: 20 }],
    11.5,
    'The free plan waits while a paid plan runs.',
  ],
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
