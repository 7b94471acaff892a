import { watchablePlans } from '@reelrupee/contract/reelsLeft';
import type { ActionOk, UserPlan } from '@reelrupee/platform';

/** A page of reels as the provider sends it. */
export type ReelsReply = ActionOk<'getReelsByUserPlan'>;

/** The plan and slot with which a feed starts. */
export interface FeedStart {
  planId: string;
  /** The slot that is shown first. */
  start: number;
  /** Preloaded pages, by slot. */
  preloaded: ReadonlyMap<number, ReelsReply>;
}

/** Derives the start from the page that the provider chose and the next one; null if the provider chose no plan. */
export function toFeedStart(first: ReelsReply, next: ReelsReply | null): FeedStart | null {
  const { planId, skip: start } = first;
  if (planId === null || start === undefined) return null;
  // The two calls are independent: a reel watched on another phone in between makes the pages disagree.
  const isConsecutive = next !== null && next.planId === planId && next.skip === start + 1;
  return {
    planId,
    start,
    preloaded: new Map([[start, first], ...(isConsecutive ? [[start + 1, next] as const] : [])]),
  };
}

/** The start in the plan that has reels left and pays most, without a paused free plan; null if no plan is active. */
export function pickFeedStart(plans: readonly UserPlan[]): FeedStart | null {
  const [best] = watchablePlans(plans).sort(byWorth);
  if (!best) return null;
  const { planId, reelsWatchedToday = 0, totalReels } = best;
  return { planId: planId._id, start: Math.min(reelsWatchedToday, totalReels), preloaded: new Map() };
}

function byWorth(a: UserPlan, b: UserPlan): number {
  return (
    Number(hasReelsLeft(b)) - Number(hasReelsLeft(a)) ||
    (b.planId.earningsPerReel ?? 0) - (a.planId.earningsPerReel ?? 0)
  );
}

function hasReelsLeft({ reelsWatchedToday = 0, totalReels }: UserPlan): boolean {
  return reelsWatchedToday < totalReels;
}
