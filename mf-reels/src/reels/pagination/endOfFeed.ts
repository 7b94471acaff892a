/** The end of today’s feed. */
export type FeedEnd =
  | { kind: 'all-watched' }
  /** Some were skipped and can still be watched. */
  | { kind: 'reels-left'; left: number }
  /** The others were watched, and are not confirmed yet. */
  | { kind: 'saving' }
  | { kind: 'no-more' };

export interface EndFacts {
  /** Reels in the feed. */
  reels: number;
  /** Reels watched today; undefined if the provider does not tell. */
  watched: number | undefined;
  /** Further reels that were watched, and are not confirmed yet. */
  saving: number;
}

/** The message after the last reel; a day without reels has been watched. */
export function feedEnd({ reels, watched, saving }: EndFacts): FeedEnd {
  if (reels === 0) return { kind: 'all-watched' };
  if (watched === undefined) return { kind: 'no-more' };
  if (watched >= reels) return { kind: 'all-watched' };
  const left = reels - watched - saving;
  return left > 0 ? { kind: 'reels-left', left } : { kind: 'saving' };
}

/** The last slot whose reel is known not to be watched; null if none is. */
export function lastUnwatched(
  reels: number,
  isWatched: (index: number) => boolean | undefined,
): number | null {
  for (let index = reels - 1; index >= 0; index -= 1) if (isWatched(index) === false) return index;
  return null;
}
