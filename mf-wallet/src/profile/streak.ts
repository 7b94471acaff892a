import type { User, UserPlan } from '@reelrupee/contract/entities';

/** How far a plan's money is from being available. */
export type Streak =
  /** Earnings go to the balance at once. */
  | { kind: 'unlocked' }
  /** `daysToGo` further days in a row, today included where it still counts. */
  | { kind: 'running'; daysToGo: number }
  /** The plan will be over before so many days have passed. */
  | { kind: 'out-of-reach' };

/** Whether a plan's earnings are still locked, and for how long. */
export function streakOf(plan: UserPlan): Streak {
  if (isUnlocked(plan)) return { kind: 'unlocked' };
  const daysToGo = plan.planId.streakDaysRequired - plan.streakDays;
  const daysThatCanCount = plan.dynamicDaysLeft + (isTodayCounted(plan) ? 0 : 1);
  const reachable = plan.status === 'active' && daysToGo <= daysThatCanCount;
  return reachable ? { kind: 'running', daysToGo } : { kind: 'out-of-reach' };
}

/** Once unlocked, a plan stays so: it has earned, and none of it is locked. */
function isUnlocked(plan: UserPlan): boolean {
  return plan.totalEarned > 0 && plan.lockedEarnings === 0;
}

function isTodayCounted(plan: UserPlan): boolean {
  return plan.reelsWatchedToday >= plan.totalReels;
}

/** Why the locked earnings are locked, and until when, in one line. */
export function lockedNote(user: Pick<User, 'lockedEarnings' | 'plans'>): string {
  if (user.lockedEarnings === 0) return 'Nothing is locked.';
  const running = user.plans
    .filter((plan) => plan.lockedEarnings > 0)
    .map(streakOf)
    .filter(isRunning);
  const [only] = running;
  if (!only) return 'Its plan ends without a full streak.';
  if (running.length > 1) return 'Each plan unlocks by its own streak, see below.';
  return `Unlocks by daily streak: ${daysText(only.daysToGo)} to go.`;
}

/** `1 day`, `4 days`. */
export function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

function isRunning(streak: Streak): streak is Extract<Streak, { kind: 'running' }> {
  return streak.kind === 'running';
}
