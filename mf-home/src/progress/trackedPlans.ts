import type { TodayProgress, UserPlan } from '@reelrupee/contract/entities';
import { formatRupees } from '@reelrupee/platform';

/** An active plan as the tracker shows it. */
export interface TrackedPlan {
  today: TodayProgress;
  /** The free plan cannot be watched while a paid one runs. */
  paused: boolean;
  streak: StreakLine;
}

/** What of the plan's earnings is locked, and until when. */
export interface StreakLine {
  locked: boolean;
  money: string;
  until: string;
}

/** Today's progress of each active plan, with what the plan itself says of its streak. */
export function trackedPlans(progress: readonly TodayProgress[], plans: readonly UserPlan[]): TrackedPlan[] {
  const active = plans.filter(({ status }) => status === 'active');
  const hasPaid = active.some(({ planId }) => !planId.isFree);
  return progress.flatMap((today) => {
    const plan = active.find(({ planId }) => planId._id === today.planId);
    if (!plan) return [];
    const paused = plan.planId.isFree && hasPaid;
    return [{ today, paused, streak: streakLine(plan, paused) }];
  });
}

/** Once a streak is full nothing is locked any more, and stays so. */
function streakLine(
  { totalEarned, lockedEarnings, streakDays, planId }: UserPlan,
  paused: boolean,
): StreakLine {
  if (totalEarned > 0 && lockedEarnings === 0) {
    return { locked: false, money: 'Earnings unlocked', until: 'Withdraw any time' };
  }
  const money = `${formatRupees(lockedEarnings)} locked`;
  if (paused) return { locked: true, money, until: 'Until the paid plan ends' };
  return { locked: true, money, until: `Streak: ${streakDays} of ${planId.streakDaysRequired} days` };
}
