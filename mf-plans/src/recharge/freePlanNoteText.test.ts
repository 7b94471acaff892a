import type { UserPlan } from '@reelrupee/contract/entities';
import { expect, test } from 'vitest';
import { freePlanNote } from './freePlanNoteText';

function freePlanWith(changes: Partial<UserPlan>): UserPlan {
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
    watchedReels: 20,
    totalReels: 10,
    reelsWatchedToday: 0,
    totalEarnedToday: 0,
    totalEarned: 10,
    streakDays: 2,
    lockedEarnings: 10,
    ...changes,
  };
}

test.each<[string, Partial<UserPlan>, string]>([
  [
    'locked earnings stay locked',
    {},
    'Once your payment is approved, its reels are hidden and its streak of 2 of 10 days ends. The ₹10.00 locked in it will stay locked. To get this money, finish its streak before you recharge.',
  ],
  [
    'nothing earned yet',
    { totalEarned: 0, lockedEarnings: 0, streakDays: 0 },
    'Once your payment is approved, its reels are hidden and its streak of 0 of 10 days ends.',
  ],
  [
    'the streak is done',
    { lockedEarnings: 0, streakDays: 10 },
    'Once your payment is approved, its reels are hidden. What you have earned with it stays available.',
  ],
])('before a paid plan is taken beside a free one: %s', (_what, changes, text) => {
  expect(freePlanNote(freePlanWith(changes)).text).toBe(text);
});
