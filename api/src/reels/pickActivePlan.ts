import type { Plan, UserPlan } from '@reelrupee/contract/entities';

/** The fields of a user's plan that decide which plan's reels are shown. */
export interface WatchablePlan extends Pick<UserPlan, 'status' | 'totalReels' | 'reelsWatchedToday'> {
  planId: Pick<Plan, '_id' | 'earningsPerReel'>;
}

/** The plan to show when the call names none: an active one with reels left today, then the one that pays most per reel. Null without any. */
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
