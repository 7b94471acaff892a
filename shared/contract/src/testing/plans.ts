/** Plans for tests, as this provider sends them. */
import type { Plan, UserPlan } from '../entities';

/** The free plan as it is sold. */
export const freePlan: Plan = {
  _id: 'free',
  title: 'Free Plan',
  type: 'free',
  isFree: true,
  rechargeAmount: 0,
  earningsPerReel: 0.5,
  totalEarnings: 250,
  totalDays: 50,
  streakDaysRequired: 10,
};

/** A plan of ₹250 at ₹1 a reel. */
export function paidPlan(id: string, changes: Partial<Plan> = {}): Plan {
  return {
    ...freePlan,
    _id: id,
    title: `Plan ${id}`,
    type: 'paid',
    isFree: false,
    rechargeAmount: 250,
    earningsPerReel: 1,
    totalEarnings: 500,
    ...changes,
  };
}

/** A plan on its third day: two counted days, their earnings locked, nothing watched today. */
export function userPlanOf(plan: Plan, changes: Partial<UserPlan> = {}): UserPlan {
  const earned = 20 * plan.earningsPerReel;
  return {
    planId: plan,
    status: 'active',
    startedOn: '2026-03-02',
    dayNumber: 3,
    dynamicDaysLeft: 47,
    watchedReels: 20,
    totalReels: 10,
    reelsWatchedToday: 0,
    totalEarnedToday: 0,
    totalEarned: earned,
    streakDays: 2,
    lockedEarnings: earned,
    ...changes,
  };
}
