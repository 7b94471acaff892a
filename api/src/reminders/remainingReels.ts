import type { UserPlan } from '@reelrupee/contract/entities';
import { reelsLeft as countLeft, watchablePlans } from '@reelrupee/contract/reelsLeft';
import { computeStreak } from '@reelrupee/contract/streak';
import { pickActivePlan } from '../reels/pickActivePlan';

export interface RemainingReels {
  /** Reels of all plans that the user can still watch today. */
  reelsLeft: number;
  /** Streak of the plan that the feed opens with; null once it is complete or out of reach. */
  streak: { days: number; required: number } | null;
}

/** The rest of a user's day; null if there is nothing to watch. A paid plan hides the free one. */
export function remainingReels(plans: readonly UserPlan[]): RemainingReels | null {
  const watchable = watchablePlans(plans);
  const reelsLeft = countLeft(plans);
  const first = watchable.find(({ planId }) => planId._id === pickActivePlan(watchable));
  if (reelsLeft === 0 || !first) return null;
  const streak = computeStreak(first, plans);
  return {
    reelsLeft,
    streak: streak?.kind === 'running' ? { days: streak.days, required: streak.required } : null,
  };
}
