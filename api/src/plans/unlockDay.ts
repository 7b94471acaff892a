import type { UserPlan } from '@reelrupee/contract/entities';
import { computeStreak } from '@reelrupee/contract/streak';
import { addDays } from '../time/istDay';

/**
 * The IST day on which a plan's earnings unlock if every day from `today` on is full. Undefined when they are unlocked,
 * paused by a paid plan, or can no longer unlock.
 */
export function unlockDay(plan: UserPlan, plans: readonly UserPlan[], today: string): string | undefined {
  const streak = computeStreak(plan, plans);
  if (streak?.kind !== 'running') return undefined;
  const isTodayCounted = plan.reelsWatchedToday >= plan.totalReels;
  return addDays(today, isTodayCounted ? streak.daysToGo : streak.daysToGo - 1);
}
