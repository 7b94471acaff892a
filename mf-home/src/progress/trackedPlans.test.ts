import type { TodayProgress } from '@reelrupee/contract/entities';
import { describe, expect, test } from 'vitest';
import { trackedPlans } from './trackedPlans';

/** A plan on its first day, of which nothing was watched. */
function todayOf(planId: string, figures: Partial<TodayProgress> = {}): TodayProgress {
  return {
    planId,
    title: planId,
    isFree: false,
    streakDaysRequired: 10,
    reelsWatchedToday: 0,
    totalReels: 10,
    totalEarnedToday: 0,
    dynamicDaysLeft: 49,
    totalEarned: 0,
    streakDays: 0,
    lockedEarnings: 0,
    ...figures,
  };
}

describe('what is locked, and until when [HOME-11]', () => {
  test.each<[string, Partial<TodayProgress>, string, string]>([
    ['nothing earned yet', {}, '₹0.00 locked', 'Streak: 0 of 10 days'],
    [
      'earnings before the tenth day',
      { totalEarned: 15, lockedEarnings: 15, streakDays: 3 },
      '₹15.00 locked',
      'Streak: 3 of 10 days',
    ],
    ['the streak is full', { totalEarned: 50, streakDays: 10 }, 'Earnings unlocked', 'Withdraw any time'],
    [
      'a day was missed after it was full',
      { totalEarned: 80, streakDays: 0 },
      'Earnings unlocked',
      'Withdraw any time',
    ],
  ])('%s', (_when, figures, money, until) => {
    const [tracked] = trackedPlans([todayOf('a', figures)]);
    expect(tracked?.streak).toMatchObject({ money, until });
  });
});

describe('the free plan waits while a paid one runs', () => {
  const free = todayOf('free', { isFree: true, totalEarned: 2, lockedEarnings: 2, streakDays: 1 });

  test('beside a running one it is paused, and its money is locked until then', () => {
    expect(trackedPlans([todayOf('paid'), free])).toMatchObject([
      { paused: false },
      {
        paused: true,
        streak: { locked: true, money: '₹2.00 locked', until: 'Too few days left for 10 in a row' },
      },
    ]);
  });

  test('with days enough left after the paid one, that is until when', () => {
    expect(trackedPlans([todayOf('paid', { dynamicDaysLeft: 39 }), free])).toMatchObject([
      { paused: false },
      { paused: true, streak: { until: 'Until the paid plan ends' } },
    ]);
  });

  test('beside none it goes on', () => {
    expect(trackedPlans([free])).toMatchObject([{ paused: false }]);
  });
});
