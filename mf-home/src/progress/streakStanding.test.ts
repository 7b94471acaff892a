import { expect, test } from 'vitest';
import { streakStanding } from './streakStanding';

const planId = { streakDaysRequired: 10 };

test.each([
  [
    { totalEarned: 0, lockedEarnings: 0, streakDays: 0 },
    { open: false, money: '₹0.00 locked', days: 'Streak: 0 of 10 days' },
  ],
  [
    { totalEarned: 15, lockedEarnings: 15, streakDays: 3 },
    { open: false, money: '₹15.00 locked', days: 'Streak: 3 of 10 days' },
  ],
  [
    { totalEarned: 50, lockedEarnings: 0, streakDays: 10 },
    { open: true, money: 'Earnings unlocked', days: 'Withdraw any time' },
  ],
  [
    { totalEarned: 80, lockedEarnings: 0, streakDays: 0 },
    { open: true, money: 'Earnings unlocked', days: 'Withdraw any time' },
  ],
])('a plan with %o stands at %o', (figures, standing) => {
  expect(streakStanding({ ...figures, planId })).toEqual(standing);
});
