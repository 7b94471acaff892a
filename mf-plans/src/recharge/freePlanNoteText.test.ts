import type { UserPlan } from '@reelrupee/contract/entities';
import { freePlan, userPlanOf } from '@reelrupee/contract/testing/plans';
import { expect, test } from 'vitest';
import { freePlanNote } from './freePlanNoteText';

test.each<[string, Partial<UserPlan>, string]>([
  [
    'locked earnings stay locked',
    {},
    'Your free plan stops while a paid plan runs. Once your payment is approved, its reels are hidden and its streak of 2 of 10 days ends. The ₹10.00 locked in it will stay locked. To get this money, finish its streak before you recharge.',
  ],
  [
    'nothing earned yet',
    { totalEarned: 0, lockedEarnings: 0, streakDays: 0 },
    'Once your payment is approved, its reels are hidden.',
  ],
  [
    'a first day without a whole one',
    { totalEarned: 2, lockedEarnings: 2, streakDays: 0 },
    'Your free plan stops while a paid plan runs. Once your payment is approved, its reels are hidden. The ₹2.00 locked in it will stay locked. To get this money, finish its streak before you recharge.',
  ],
  [
    'the streak is complete',
    { lockedEarnings: 0, streakDays: 10 },
    'Once your payment is approved, its reels are hidden. What you have earned with it stays available.',
  ],
])('the note on a free plan before a paid recharge: %s', (_name, changes, text) => {
  expect(freePlanNote(userPlanOf(freePlan, changes)).text).toBe(text);
});

test('a streak that is out of reach already loses nothing more', () => {
  const note = freePlanNote(userPlanOf(freePlan, { dynamicDaysLeft: 2 }));
  expect(note.text).toBe('Once your payment is approved, its reels are hidden.');
});

test('money that would stay locked is named first', () => {
  expect(freePlanNote(userPlanOf(freePlan)).title).toBe('You would lose ₹10.00');
});
