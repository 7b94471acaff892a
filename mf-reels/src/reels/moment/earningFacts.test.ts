import { freePlan, userPlanOf } from '@reelrupee/contract/testing/plans';
import { describe, expect, test } from 'vitest';
import { earningFacts } from './earningFacts';

describe('a reel’s earning', () => {
  test('is locked while the streak runs, and says the day and what is waiting', () => {
    const plan = userPlanOf(freePlan, {
      streakDays: 2,
      lockedEarnings: 12.5,
      totalEarned: 12.5,
      reelsWatchedToday: 5,
    });
    expect(earningFacts(0.5, plan)).toEqual({
      isLocked: true,
      text: '+₹0.50 locked',
      day: 'day 3 of 10',
      waiting: 12.5,
    });
  });

  test('of the day’s last reel belongs to the day that it completes', () => {
    const plan = userPlanOf(freePlan, { streakDays: 3, reelsWatchedToday: 10 });
    expect(earningFacts(0.5, plan).day).toBe('day 3 of 10');
  });

  test('is in the balance after the streak', () => {
    const plan = userPlanOf(freePlan, { streakDays: 10, lockedEarnings: 0, totalEarned: 50.5 });
    expect(earningFacts(0.5, plan)).toEqual({
      isLocked: false,
      text: '+₹0.50 in your balance',
      day: null,
      waiting: null,
    });
  });

  test('stays locked once the streak is out of reach: no day is named, and nothing waits', () => {
    const plan = userPlanOf(freePlan, { dynamicDaysLeft: 2, lockedEarnings: 12.5, totalEarned: 12.5 });
    expect(earningFacts(0.5, plan)).toEqual({
      isLocked: true,
      text: '+₹0.50 stays locked',
      day: null,
      waiting: null,
    });
  });

  test('of a provider without streaks is only the amount', () => {
    const { streakDays: _days, lockedEarnings: _locked, ...bare } = userPlanOf(freePlan);
    expect(earningFacts(0.5, bare)).toEqual({
      isLocked: undefined,
      text: '+₹0.50',
      day: null,
      waiting: null,
    });
  });
});
