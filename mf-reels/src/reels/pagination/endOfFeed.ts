/** The end of today’s feed. */
export type FeedEnd =
  | { kind: 'all-watched' }
  /** Some were skipped and can still be watched. */
  | { kind: 'reels-left'; left: number }
  | { kind: 'no-more' };

export interface EndFacts {
  /** Reels in the feed. */
  reels: number;
  /** Reels watched today. */
  watched: number;
}

/** The message after the last reel. */
export function feedEnd({ reels, watched }: EndFacts): FeedEnd {
  if (reels > 0 && watched >= reels) return { kind: 'all-watched' };
  return reels > watched ? { kind: 'reels-left', left: reels - watched } : { kind: 'no-more' };
}

/** The last slot whose reel is not known to be watched; null if all are. */
export function lastUnwatched(reels: number, isWatched: (index: number) => boolean): number | null {
  for (let index = reels - 1; index >= 0; index -= 1) if (!isWatched(index)) return index;
  return null;
}
