import type { UserPlan } from '@reelrupee/contract/entities';

/**
 * The plan whose reels are shown: the one asked for, else the best running one. Best is what has reels left
 * today, then what pays most a reel. Null when there is none.
 */
export function choosePlan(asked: string | undefined, plans: readonly UserPlan[]): string | null {
  if (asked !== undefined) return asked;
  const [best] = plans.filter(({ status }) => status === 'active').sort(byWorth);
  return best?.planId._id ?? null;
}

function byWorth(one: UserPlan, other: UserPlan): number {
  return (
    Number(hasReelsLeft(other)) - Number(hasReelsLeft(one)) ||
    other.planId.earningsPerReel - one.planId.earningsPerReel
  );
}

function hasReelsLeft({ reelsWatchedToday, totalReels }: UserPlan): boolean {
  return reelsWatchedToday < totalReels;
}
