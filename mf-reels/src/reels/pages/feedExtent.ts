/** How far the feed is known: its reels, and whether that is all of them. */
export interface FeedExtent {
  /** Slots to draw. The last one waits for its reel, or closes the feed. */
  slots: number;
  /** The reels of the whole feed, once known; the slot behind the last one closes the feed. */
  reels: number | null;
}

/** What a page of the provider says about the extent. */
export interface PageFacts {
  index: number;
  hasReel: boolean;
  hasMore: boolean;
}

/** The extent before any page has come, for a feed that opens at a slot. */
export function firstExtent(start: number): FeedExtent {
  return { slots: start + 1, reels: null };
}

/** The extent with what a page says. The same page twice changes nothing, and gives the very same object. */
export function extend(extent: FeedExtent, { index, hasReel, hasMore }: PageFacts): FeedExtent {
  if (hasReel && hasMore) return widen(extent, Math.max(extent.slots, index + 2));
  const reels = hasReel ? index + 1 : Math.min(extent.reels ?? index, index);
  return extent.reels === reels ? extent : { slots: reels + 1, reels };
}

function widen(extent: FeedExtent, slots: number): FeedExtent {
  return extent.reels !== null || slots === extent.slots ? extent : { slots, reels: null };
}
