import type { TodayProgress, UserPlan } from '@reelrupee/contract/entities';
import { describe, expect, test } from 'vitest';
import { trackedPlans } from './trackedPlans';

function planOf(id: string, isFree: boolean, figures: Partial<UserPlan> = {}): UserPlan {
  return {
    planId: {
      _id: id,
      title: id,
      type: isFree ? 'free' : 'paid',
      isFree,
      rechargeAmount: isFree ? 0 : 250,
      earningsPerReel: 0.5,
      totalEarnings: 250,
      totalDays: 50,
      streakDaysRequired: 10,
    },
    status: 'active',
    startedOn: '2026-03-02',
    dayNumber: 1,
    dynamicDaysLeft: 49,
    watchedReels: 0,
    totalReels: 10,
    reelsWatchedToday: 0,
    totalEarnedToday: 0,
    totalEarned: 0,
    streakDays: 0,
    lockedEarnings: 0,
    ...figures,
  };
}

function todayOf(planId: string): TodayProgress {
  return {
    planId,
    title: planId,
    reelsWatchedToday: 0,
    totalReels: 10,
    totalEarnedToday: 0,
    dynamicDaysLeft: 49,
    isFree: false,
    totalEarned: 0,
    streakDays: 0,
    streakDaysRequired: 10,
    lockedEarnings: 0,
  };
}

describe('what is locked, and until when [HOME-11]', () => {
  test.each<[string, Partial<UserPlan>, string, string]>([
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
    const [tracked] = trackedPlans([todayOf('a')], [planOf('a', false, figures)]);
    expect(tracked?.streak).toMatchObject({ money, until });
  });
});

describe('the free plan waits while a paid one runs', () => {
  const free = planOf('free', true, { totalEarned: 2, lockedEarnings: 2, streakDays: 1 });
  const both = [todayOf('paid'), todayOf('free')];

  test('beside a running one it is paused, and its money is locked until then', () => {
    expect(trackedPlans(both, [planOf('paid', false), free])).toMatchObject([
      { paused: false },
      {
        paused: true,
        streak: { locked: true, money: '₹2.00 locked', until: 'Too few days left for 10 in a row' },
      },
    ]);
  });

  test('with days enough left after the paid one, that is until when', () => {
    const ending = planOf('paid', false, { dynamicDaysLeft: 39 });
    expect(trackedPlans(both, [ending, free])).toMatchObject([
      { paused: false },
      { paused: true, streak: { until: 'Until the paid plan ends' } },
    ]);
  });

  test('beside one that has ended it goes on', () => {
    const ended = planOf('paid', false, { status: 'ended' });
    expect(trackedPlans([todayOf('free')], [ended, free])).toMatchObject([{ paused: false }]);
  });
});

test('a plan that ended between the two answers is not shown', () => {
  expect(trackedPlans([todayOf('a')], [planOf('a', false, { status: 'ended' })])).toEqual([]);
});
