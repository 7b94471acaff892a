import type { TodayProgress } from '@reelrupee/contract/entities';
import { isPaused, computeStreak, type Streak, type StreakFacts } from '@reelrupee/contract/streak';
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

/** Today's progress of each active plan, with how its streak stands beside the others. */
export function trackedPlans(progress: readonly TodayProgress[]): TrackedPlan[] {
  const plans = progress.map(streakFacts);
  return progress.map((today) => {
    const plan = streakFacts(today);
    return {
      today,
      paused: isPaused(plan, plans),
      streak: streakLine(computeStreak(plan, plans), today.lockedEarnings),
    };
  });
}

/** Progress is told of active plans only. */
function streakFacts(today: TodayProgress): StreakFacts {
  return { ...today, status: 'active', planId: today };
}

function streakLine(streak: Streak, lockedEarnings: number): StreakLine {
  if (streak.kind === 'unlocked') {
    return { locked: false, money: 'Earnings unlocked', until: 'Withdraw any time' };
  }
  return { locked: true, money: `${formatRupees(lockedEarnings)} locked`, until: untilText(streak) };
}

function untilText(streak: Exclude<Streak, { kind: 'unlocked' }>): string {
  switch (streak.kind) {
    case 'running':
      return `Streak: ${streak.days} of ${streak.required} days`;
    case 'paused':
      return 'Until the paid plan ends';
    case 'out-of-reach':
      return `Too few days left for ${streak.required} in a row`;
  }
}
