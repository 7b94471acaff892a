import { freePlan, userPlanOf } from '@reelrupee/contract/testing/plans';
import { describe, expect, test } from 'vitest';
import { dayMoment } from './dayMoment';

const done = { reelsWatchedToday: 10, totalEarnedToday: 5 };

describe('the end of a day', () => {
  test('says the day of the streak, what is waiting and for how long', () => {
    const plan = userPlanOf(freePlan, { ...done, streakDays: 3, lockedEarnings: 15, totalEarned: 15 });
    expect(dayMoment(plan, 14.5)).toMatchObject({
      kind: 'day',
      title: 'Day 3 of 10 done',
      amount: 5,
      lines: ['₹15.00 waiting. It unlocks after 7 more full days in a row.', 'Please come tomorrow'],
      days: { done: 3, total: 10 },
    });
  });

  test('that completes the streak is the unlocking of all that was earned', () => {
    const plan = userPlanOf(freePlan, { ...done, streakDays: 10, lockedEarnings: 0, totalEarned: 50 });
    expect(dayMoment(plan, 49.5)).toMatchObject({ kind: 'unlocked', amount: 50 });
  });

  test('after the streak is a day like any other', () => {
    const plan = userPlanOf(freePlan, { ...done, streakDays: 10, lockedEarnings: 0, totalEarned: 55 });
    expect(dayMoment(plan, 0)).toMatchObject({ kind: 'day', title: 'Done for today', amount: 5 });
  });

  test('of an unknown amount is not celebrated', () => {
    const { totalEarnedToday: _today, ...plan } = userPlanOf(freePlan, done);
    expect(dayMoment(plan, 0)).toBeNull();
  });
});
