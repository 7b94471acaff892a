import type { ActionOk } from '@reelrupee/platform';

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

/** Derives the start from the page that the provider chose and the next one; null if there is nothing to watch. */
export function toFeedStart(first: ReelsReply, next: ReelsReply | null): FeedStart | null {
  const { planId, skip: start } = first;
  if (planId === null) return null;
  // The two calls are independent: a reel watched on another phone in between makes the pages disagree.
  const isConsecutive = next !== null && next.planId === planId && next.skip === start + 1;
  return {
    planId,
    start,
    preloaded: new Map([[start, first], ...(isConsecutive ? [[start + 1, next] as const] : [])]),
  };
}
