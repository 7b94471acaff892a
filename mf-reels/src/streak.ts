import type { UserPlan } from '@reelrupee/contract/entities';

/** How the earnings of a running plan stand. */
export type Streak =
  | { kind: 'unlocked' }
  | { kind: 'running'; days: number; required: number; daysToGo: number }
  /** The days left no longer suffice; what is locked stays locked. */
  | { kind: 'out-of-reach'; days: number; required: number };

type StreakFacts = Pick<
  UserPlan,
  | 'streakDays'
  | 'totalEarned'
  | 'lockedEarnings'
  | 'dynamicDaysLeft'
  | 'reelsWatchedToday'
  | 'totalReels'
  | 'planId'
>;

/** Locked earnings are released all at once, so a plan that earned more than is locked has its streak behind it. */
export function streakOf(plan: StreakFacts): Streak {
  if (plan.totalEarned > plan.lockedEarnings) return { kind: 'unlocked' };
  const required = plan.planId.streakDaysRequired;
  const days = Math.min(plan.streakDays, required);
  const daysToGo = required - days;
  const todayStillCounts = plan.reelsWatchedToday < plan.totalReels;
  const daysLeft = plan.dynamicDaysLeft + (todayStillCounts ? 1 : 0);
  if (daysToGo > daysLeft) return { kind: 'out-of-reach', days, required };
  return { kind: 'running', days, required, daysToGo };
}
