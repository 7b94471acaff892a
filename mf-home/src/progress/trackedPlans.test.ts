import { freePlan, paidPlan, userPlanOf } from '@reelrupee/contract/testing/plans';
import type { UserPlan } from '@reelrupee/platform';
import { describe, expect, test } from 'vitest';
import { trackedPlans } from './trackedPlans';

/** A plan on its first day with no reel watched. */
function planOf(terms: UserPlan['planId'], changes: Partial<UserPlan> = {}): UserPlan {
  const plan: UserPlan = userPlanOf(paidPlan('a'), {
    dayNumber: 1,
    dynamicDaysLeft: 49,
    watchedReels: 0,
    totalEarned: 0,
    streakDays: 0,
    lockedEarnings: 0,
  });
  return { ...plan, planId: terms, ...changes };
}

describe('locked earnings and their unlock condition [HOME-11]', () => {
  test.each<[string, Partial<UserPlan>, string, string]>([
    ['nothing earned yet', {}, '₹0.00 locked', 'Streak: 0 of 10 days'],
    [
      'earnings before the tenth day',
      { totalEarned: 15, lockedEarnings: 15, streakDays: 3 },
      '₹15.00 locked',
      'Streak: 3 of 10 days',
    ],
    ['the streak is complete', { totalEarned: 50, streakDays: 10 }, 'Earnings unlocked', 'Withdraw any time'],
    [
      'a day was missed after the streak was complete',
      { totalEarned: 80, streakDays: 0 },
      'Earnings unlocked',
      'Withdraw any time',
    ],
  ])('%s', (_when, figures, amount, until) => {
    const [tracked] = trackedPlans([planOf(paidPlan('a'), figures)]);
    expect(tracked?.streak).toMatchObject({ amount, until });
  });
});

describe('the free plan is paused while a paid one is active', () => {
  const free = planOf(freePlan, { totalEarned: 2, lockedEarnings: 2, streakDays: 1 });

  test('an active paid plan pauses it, and its earnings stay locked', () => {
    expect(trackedPlans([planOf(paidPlan('paid')), free])).toMatchObject([
      { paused: false },
      {
        paused: true,
        streak: { locked: true, amount: '₹2.00 locked', until: 'Too few days left for 10 in a row' },
      },
    ]);
  });

  test('comes behind the plan that can be watched, also if it was activated later', () => {
    expect(trackedPlans([free, planOf(paidPlan('paid'))])).toMatchObject([
      { paused: false },
      { paused: true },
    ]);
  });

  test('with enough days left after the paid plan, earnings are locked until a new streak after it', () => {
    expect(trackedPlans([planOf(paidPlan('paid'), { dynamicDaysLeft: 39 }), free])).toMatchObject([
      { paused: false },
      { paused: true, streak: { until: 'Streak restarts after the paid plan' } },
    ]);
  });

  test('without a paid plan it is not paused', () => {
    expect(trackedPlans([free])).toMatchObject([{ paused: false }]);
  });
});

test('a provider without streaks has plans without a streak line; ended plans are not tracked', () => {
  const { streakDays: _days, lockedEarnings: _locked, ...plan } = planOf(paidPlan('a'));
  expect(trackedPlans([plan, planOf(paidPlan('b'), { status: 'ended' })])).toMatchObject([{ streak: null }]);
});
