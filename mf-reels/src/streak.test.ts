import { expect, test } from 'vitest';
import { freePlan, userPlanOf } from './fixtures';
import { streakOf, type Streak } from './streak';

const base = { totalEarned: 10, lockedEarnings: 10, streakDays: 2, dynamicDaysLeft: 40 };

test.each<[string, Partial<ReturnType<typeof userPlanOf>>, Streak]>([
  [
    'a new plan',
    { streakDays: 0, totalEarned: 0, lockedEarnings: 0 },
    { kind: 'running', days: 0, required: 10, daysToGo: 10 },
  ],
  ['some days in', {}, { kind: 'running', days: 2, required: 10, daysToGo: 8 }],
  ['after a missed day', { streakDays: 0 }, { kind: 'running', days: 0, required: 10, daysToGo: 10 }],
  ['released', { streakDays: 10, lockedEarnings: 0 }, { kind: 'unlocked' }],
  ['released, and a day missed since', { streakDays: 0, lockedEarnings: 0 }, { kind: 'unlocked' }],
  [
    'just enough days left, today among them',
    { streakDays: 0, dynamicDaysLeft: 9 },
    { kind: 'running', days: 0, required: 10, daysToGo: 10 },
  ],
  [
    'today is counted, and the rest is too short',
    { streakDays: 1, dynamicDaysLeft: 8, reelsWatchedToday: 10 },
    { kind: 'out-of-reach', days: 1, required: 10 },
  ],
  [
    'too few days left',
    { streakDays: 0, dynamicDaysLeft: 8 },
    { kind: 'out-of-reach', days: 0, required: 10 },
  ],
])('%s', (_name, over, expected) => {
  expect(streakOf(userPlanOf(freePlan, { ...base, ...over }))).toEqual(expected);
});
