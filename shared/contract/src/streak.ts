/** Computes when the locked earnings of a plan become available, for every screen that shows it. */
import { PLAN_DAYS } from './constants';
import { isPaidAndActive, type PauseFacts } from './pausedPlan';

/** @deprecated Import them from `pausedPlan`, which does not bring the rules of streaks; version 2 has them only there. */
export { isPaused, type PauseFacts } from './pausedPlan';

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

/**
 * Fields that a streak is computed from; a user's plan and its progress of today both have them. A provider may leave
 * out all that are optional. Amounts are rupees.
 */
export interface StreakFacts extends PauseFacts {
  planId: { isFree: boolean; streakDaysRequired: number };
  totalReels: number;
  reelsWatchedToday?: number | undefined;
  streakDays?: number | undefined;
  totalEarned?: number | undefined;
  lockedEarnings?: number | undefined;
}

type KnownStreakFacts = StreakFacts & { streakDays: number; totalEarned: number; lockedEarnings: number };

/**
 * The streak of one of a user's plans; null when the provider sends no streak. `plans` are all of them: a running paid
 * plan pauses the free one.
 */
export function computeStreak(plan: StreakFacts, plans: readonly PauseFacts[]): Streak | null {
  if (!isKnown(plan)) return null;
  if (isUnlocked(plan)) return { kind: 'unlocked' };
  const required = plan.planId.streakDaysRequired;
  const days = Math.min(plan.streakDays, required);
  const waits = plan.planId.isFree ? daysBehindPaidPlan(plans) : null;
  if (waits !== null) {
    // Missed days in between reset the count to 0.
    const isReachable = plan.status === 'active' && daysLeft(plan) - waits >= required;
    return { kind: isReachable ? 'paused' : 'out-of-reach', days, required };
  }
  const daysToGo = required - days;
  const daysThatCanCount = daysLeft(plan) + (isTodayCounted(plan) ? 0 : 1);
  if (plan.status === 'ended' || daysToGo > daysThatCanCount) return { kind: 'out-of-reach', days, required };
  return { kind: 'running', days, required, daysToGo };
}

function isKnown(plan: StreakFacts): plan is KnownStreakFacts {
  return [plan.streakDays, plan.totalEarned, plan.lockedEarnings].every((value) => value !== undefined);
}

/** Days left after today; the whole plan when they are unknown, so that nothing seems out of reach by mistake. */
function daysLeft({ dynamicDaysLeft = PLAN_DAYS }: PauseFacts): number {
  return dynamicDaysLeft;
}

/** Locked earnings are released all at once, so a plan that earned more than is locked has completed its streak. */
function isUnlocked({ totalEarned, lockedEarnings }: KnownStreakFacts): boolean {
  return totalEarned > lockedEarnings;
}

function isTodayCounted({ reelsWatchedToday = 0, totalReels }: StreakFacts): boolean {
  return reelsWatchedToday >= totalReels;
}

/** Days after today until the last paid plan ends; null when none runs. */
function daysBehindPaidPlan(plans: readonly PauseFacts[]): number | null {
  const left = plans.filter(isPaidAndActive).map(daysLeft);
  return left.length > 0 ? Math.max(...left) : null;
}
