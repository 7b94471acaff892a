/** How far the earnings of a plan are from being available. Pure; whatever screen tells of it tells the same. */
import type { Plan, UserPlan } from './entities';

/** How the earnings of a plan stand. */
export type Streak =
  /** Earnings go to the balance at once. */
  | { kind: 'unlocked' }
  /** `daysToGo` further days in a row, today included where it still counts. */
  | { kind: 'running'; days: number; required: number; daysToGo: number }
  /** The free plan cannot be watched while a paid plan runs; it has days enough left after that. */
  | { kind: 'paused'; days: number; required: number }
  /** The days left no longer suffice; what is locked stays locked. */
  | { kind: 'out-of-reach'; days: number; required: number };

/** What a streak is told from; a user's plan and its progress of today both know it. */
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

/** How the earnings of one of a user's plans stand; the others tell whether it waits behind a paid one. */
export function computeStreak(plan: StreakFacts, plans: readonly StreakFacts[]): Streak {
  if (isUnlocked(plan)) return { kind: 'unlocked' };
  const required = plan.planId.streakDaysRequired;
  const days = Math.min(plan.streakDays, required);
  const waits = plan.planId.isFree ? daysBehindPaidPlan(plans) : null;
  if (waits !== null) {
    // Days that are missed meanwhile set the count back to 0.
    const isReachable = plan.status === 'active' && plan.dynamicDaysLeft - waits >= required;
    return { kind: isReachable ? 'paused' : 'out-of-reach', days, required };
  }
  const daysToGo = required - days;
  const daysThatCanCount = plan.dynamicDaysLeft + (isTodayCounted(plan) ? 0 : 1);
  if (plan.status === 'ended' || daysToGo > daysThatCanCount) return { kind: 'out-of-reach', days, required };
  return { kind: 'running', days, required, daysToGo };
}

/** Whether one of a user's plans is the free one and waits behind a paid one. */
export function isPaused({ planId }: Pick<StreakFacts, 'planId'>, plans: readonly StreakFacts[]): boolean {
  return planId.isFree && plans.some(isPaidAndActive);
}

/** Locked earnings are released all at once, so a plan that earned more than is locked has its streak behind it. */
function isUnlocked({ totalEarned, lockedEarnings }: StreakFacts): boolean {
  return totalEarned > lockedEarnings;
}

function isTodayCounted({ reelsWatchedToday, totalReels }: StreakFacts): boolean {
  return reelsWatchedToday >= totalReels;
}

/** Days after today until the last paid plan is over; null while none runs. */
function daysBehindPaidPlan(plans: readonly StreakFacts[]): number | null {
  const left = plans.filter(isPaidAndActive).map(({ dynamicDaysLeft }) => dynamicDaysLeft);
  return left.length > 0 ? Math.max(...left) : null;
}

function isPaidAndActive({ planId, status }: StreakFacts): boolean {
  return !planId.isFree && status === 'active';
}
