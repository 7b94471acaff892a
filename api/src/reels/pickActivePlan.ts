import type { Plan, UserPlan } from '@reelrupee/contract/entities';

/** What of a user's plan decides whether its reels are shown. */
export interface WatchablePlan extends Pick<UserPlan, 'status' | 'totalReels' | 'reelsWatchedToday'> {
  planId: Pick<Plan, '_id' | 'earningsPerReel'>;
}

/**
 * The plan whose reels a user is shown who has named none: of the running ones what has reels left today, then
 * what pays most a reel. Null when none is running.
 */
export function pickActivePlan(plans: readonly WatchablePlan[]): string | null {
  const [best] = plans.filter(({ status }) => status === 'active').sort(byPriority);
  return best?.planId._id ?? null;
}

function byPriority(one: WatchablePlan, other: WatchablePlan): number {
  return (
    Number(hasReelsLeft(other)) - Number(hasReelsLeft(one)) ||
    other.planId.earningsPerReel - one.planId.earningsPerReel
  );
}

function hasReelsLeft({ reelsWatchedToday, totalReels }: WatchablePlan): boolean {
  return reelsWatchedToday < totalReels;
}
