import type { UserPlan } from '@reelrupee/contract/entities';
import { formatRupees } from '@reelrupee/platform';

/** Where a plan's earnings stand: `open` ones can be withdrawn, others wait for the streak. */
export interface StreakStanding {
  open: boolean;
  money: string;
  days: string;
}

type StreakFigures = Pick<UserPlan, 'totalEarned' | 'lockedEarnings' | 'streakDays'> & {
  planId: Pick<UserPlan['planId'], 'streakDaysRequired'>;
};

/** Once a streak is full nothing is locked any more, and stays so. */
export function streakStanding({
  totalEarned,
  lockedEarnings,
  streakDays,
  planId,
}: StreakFigures): StreakStanding {
  const needed = planId.streakDaysRequired;
  if (totalEarned > 0 && lockedEarnings === 0) {
    return { open: true, money: 'Earnings unlocked', days: 'Withdraw any time' };
  }
  return {
    open: false,
    money: `${formatRupees(lockedEarnings)} locked`,
    days: `Streak: ${streakDays} of ${needed} days`,
  };
}
