import type { User, UserPlan } from '@reelrupee/contract/entities';

/** How far a plan's money is from being available. */
export type Streak =
  /** Earnings go to the balance at once. */
  | { kind: 'unlocked' }
  /** `daysToGo` further days in a row, today included where it still counts. */
  | { kind: 'running'; daysToGo: number }
  /** The free plan cannot be watched while a paid plan runs. */
  | { kind: 'paused' }
  /** The plan will be over before so many days have passed. */
  | { kind: 'out-of-reach' };

/** Whether the earnings of one of a user's plans are still locked, and for how long. */
export function streakOf(plan: UserPlan, plans: UserPlan[]): Streak {
  if (isUnlocked(plan)) return { kind: 'unlocked' };
  const daysToGo = plan.planId.streakDaysRequired - plan.streakDays;
  const daysThatCanCount = plan.dynamicDaysLeft + (isTodayCounted(plan) ? 0 : 1);
  if (plan.status === 'ended' || daysToGo > daysThatCanCount) return { kind: 'out-of-reach' };
  return plan.planId.isFree && plans.some(isPaidAndActive)
    ? { kind: 'paused' }
    : { kind: 'running', daysToGo };
}

/** Once unlocked, a plan stays so: it has earned, and none of it is locked. */
function isUnlocked(plan: UserPlan): boolean {
  return plan.totalEarned > 0 && plan.lockedEarnings === 0;
}

function isTodayCounted(plan: UserPlan): boolean {
  return plan.reelsWatchedToday >= plan.totalReels;
}

function isPaidAndActive({ planId, status }: UserPlan): boolean {
  return !planId.isFree && status === 'active';
}

/** Why the locked earnings are locked, and until when, in one line. */
export function lockedNote({ lockedEarnings, plans }: Pick<User, 'lockedEarnings' | 'plans'>): string {
  if (lockedEarnings === 0) return 'Nothing is locked.';
  const streaks = plans.filter((plan) => plan.lockedEarnings > 0).map((plan) => streakOf(plan, plans));
  const running = streaks.filter(isRunning);
  const [only] = running;
  if (running.length > 1) return 'Each plan unlocks by its own streak, see below.';
  if (only) return `Unlocks by daily streak: ${daysText(only.daysToGo)} to go.`;
  if (streaks.some(({ kind }) => kind === 'paused')) return 'The free plan waits while a paid plan runs.';
  return 'Its plan ends without a full streak.';
}

/** `1 day`, `4 days`. */
export function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

function isRunning(streak: Streak): streak is Extract<Streak, { kind: 'running' }> {
  return streak.kind === 'running';
}
