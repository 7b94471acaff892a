/** The known extent of the feed. */
export interface FeedExtent {
  /** Slots to render. The last one is loading its reel, or shows the end of the feed. */
  slots: number;
  /** Number of reels in the whole feed; null until known. The slot after the last reel shows the end. */
  reels: number | null;
}

/** The facts of a loaded page that determine the extent. */
export interface PageFacts {
  index: number;
  hasReel: boolean;
  hasMore: boolean;
}

/** The extent before any page is loaded, for a feed that starts at slot `start`. */
export function initialExtent(start: number): FeedExtent {
  return { slots: start + 1, reels: null };
}

/** Updates the extent by a page. Returns the same object if the page adds nothing. */
export function extend(extent: FeedExtent, { index, hasReel, hasMore }: PageFacts): FeedExtent {
  if (hasReel && hasMore) return widen(extent, Math.max(extent.slots, index + 2));
  const reels = hasReel ? index + 1 : Math.min(extent.reels ?? index, index);
  return extent.reels === reels ? extent : { slots: reels + 1, reels };
}

function widen(extent: FeedExtent, slots: number): FeedExtent {
  return extent.reels !== null || slots === extent.slots ? extent : { slots, reels: null };
}
