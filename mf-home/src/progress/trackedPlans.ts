import { isPaused } from '@reelrupee/contract/pausedPlan';
import { computeStreak, type Streak } from '@reelrupee/contract/streak';
import { formatRupees, type TodayProgress, type UserPlan } from '@reelrupee/platform';
import { t } from '../texts/texts';

/** An active plan as the tracker shows it. */
export interface TrackedPlan {
  plan: UserPlan;
  /** True for the free plan while a paid one is active: its reels cannot be watched. */
  paused: boolean;
  /** Null if the provider has no streaks. */
  streak: StreakLine | null;
}

/** The plan’s locked earnings and their unlock condition, as text. */
export interface StreakLine {
  /** The days of a running streak; null otherwise. */
  days: { done: number; required: number } | null;
  locked: boolean;
  amount: string;
  until: string;
}

/**
 * The active ones of a user’s plans with their streaks, which depend on the other plans. A paused one is last: the first
 * card shows the day’s reels.
 */
export function trackedPlans(userPlans: readonly UserPlan[]): TrackedPlan[] {
  const plans = userPlans.filter(({ status }) => status === 'active');
  return plans
    .map((plan) => {
      const streak = computeStreak(plan, plans);
      return {
        plan,
        paused: isPaused(plan, plans),
        streak: streak && streakLine(streak, plan.lockedEarnings ?? 0),
      };
    })
    .sort((one, other) => Number(one.paused) - Number(other.paused));
}

/** Today’s progress in the form of a user’s plan. */
export function toUserPlan({ planId, ...today }: TodayProgress): UserPlan {
  return { ...today, planId: { ...today, _id: planId } };
}

function streakLine(streak: Streak, lockedEarnings: number): StreakLine {
  if (streak.kind === 'unlocked') {
    return { days: null, locked: false, amount: t('Earnings unlocked'), until: t('Withdraw any time') };
  }
  return {
    days: streak.kind === 'running' ? { done: streak.days, required: streak.required } : null,
    locked: true,
    amount: t('{amount} locked', { amount: formatRupees(lockedEarnings) }),
    until: untilText(streak),
  };
}

function untilText(streak: Exclude<Streak, { kind: 'unlocked' }>): string {
  switch (streak.kind) {
    case 'running':
      return t('Streak: {days} of {required} days', { days: streak.days, required: streak.required });
    case 'paused':
      return t('Streak restarts after the paid plan');
    case 'out-of-reach':
      return t('Too few days left for {required} in a row', { required: streak.required });
  }
}
