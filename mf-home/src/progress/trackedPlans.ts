import type { TodayProgress } from '@reelrupee/contract/entities';
import { isPaused, computeStreak, type Streak, type StreakFacts } from '@reelrupee/contract/streak';
import { formatRupees } from '@reelrupee/platform';

/** An active plan as the tracker shows it. */
export interface TrackedPlan {
  today: TodayProgress;
  /** True for the free plan while a paid one is active: its reels cannot be watched. */
  paused: boolean;
  streak: StreakLine;
}

/** The plan’s locked earnings and their unlock condition, as text. */
export interface StreakLine {
  locked: boolean;
  amount: string;
  until: string;
}

/** Today’s progress of each active plan with its streak, which depends on the other plans. */
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

/** `getUserTodayProgress` reports active plans only. */
function streakFacts(today: TodayProgress): StreakFacts {
  return { ...today, status: 'active', planId: today };
}

function streakLine(streak: Streak, lockedEarnings: number): StreakLine {
  if (streak.kind === 'unlocked') {
    return { locked: false, amount: 'Earnings unlocked', until: 'Withdraw any time' };
  }
  return { locked: true, amount: `${formatRupees(lockedEarnings)} locked`, until: untilText(streak) };
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
