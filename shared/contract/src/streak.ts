/** Computes when the locked earnings of a plan become available, for every screen that shows it. */
import type { Plan, UserPlan } from './entities';

/** State of a plan's earnings. */
export type Streak =
  /** Earnings go to the balance at once. */
  | { kind: 'unlocked' }
  /** `daysToGo` further days in a row are needed; today is one of them unless it is already counted. */
  | { kind: 'running'; days: number; required: number; daysToGo: number }
  /** A paid plan runs, so the free plan is hidden; enough days remain after it. */
  | { kind: 'paused'; days: number; required: number }
  /** Too few days remain, so locked earnings stay locked. */
  | { kind: 'out-of-reach'; days: number; required: number };

/** Fields that a streak is computed from; a user's plan and its progress of today both have them. */
export interface StreakFacts extends Pick<
  UserPlan,
  | 'status'
  | 'streakDays'
  | 'totalEarned'
  | 'lockedEarnings'
  | 'dynamicDaysLeft'
  | 'reelsWatchedToday'
  | 'totalReels'
> {
  planId: Pick<Plan, 'isFree' | 'streakDaysRequired'>;
}

/** The streak of one of a user's plans. `plans` are all of them: a running paid plan pauses the free one. */
export function computeStreak(plan: StreakFacts, plans: readonly StreakFacts[]): Streak {
  if (isUnlocked(plan)) return { kind: 'unlocked' };
  const required = plan.planId.streakDaysRequired;
  const days = Math.min(plan.streakDays, required);
  const waits = plan.planId.isFree ? daysBehindPaidPlan(plans) : null;
  if (waits !== null) {
    // Missed days in between reset the count to 0.
    const isReachable = plan.status === 'active' && plan.dynamicDaysLeft - waits >= required;
    return { kind: isReachable ? 'paused' : 'out-of-reach', days, required };
  }
  const daysToGo = required - days;
  const daysThatCanCount = plan.dynamicDaysLeft + (isTodayCounted(plan) ? 0 : 1);
  if (plan.status === 'ended' || daysToGo > daysThatCanCount) return { kind: 'out-of-reach', days, required };
  return { kind: 'running', days, required, daysToGo };
}

/** Whether a plan is the free one and paused by a running paid plan. */
export function isPaused({ planId }: Pick<StreakFacts, 'planId'>, plans: readonly StreakFacts[]): boolean {
  return planId.isFree && plans.some(isPaidAndActive);
}

/** Locked earnings are released all at once, so a plan that earned more than is locked has completed its streak. */
function isUnlocked({ totalEarned, lockedEarnings }: StreakFacts): boolean {
  return totalEarned > lockedEarnings;
}

function isTodayCounted({ reelsWatchedToday, totalReels }: StreakFacts): boolean {
  return reelsWatchedToday >= totalReels;
}

/** Days after today until the last paid plan ends; null when none runs. */
function daysBehindPaidPlan(plans: readonly StreakFacts[]): number | null {
  const left = plans.filter(isPaidAndActive).map(({ dynamicDaysLeft }) => dynamicDaysLeft);
  return left.length > 0 ? Math.max(...left) : null;
}

function isPaidAndActive({ planId, status }: StreakFacts): boolean {
  return !planId.isFree && status === 'active';
}
