import { useEffect, useRef } from 'react';
import { lastUnwatched } from '../pagination/endOfFeed';
import type { ReelsPage } from '../pagination/reelsPage';
import { hasEarned, reelKey } from '../reports/reports';
import type { FeedOwner } from '../pagination/pagePayload';

/** Remembers which slots were watched; returns a function that finds the last unwatched one. */
export function useUnwatchedSlot(owner: FeedOwner, pages: ReadonlyMap<number, ReelsPage>) {
  const reels = useRef(new Map<number, { id: string; watched: boolean }>());
  useEffect(() => {
    for (const [index, page] of pages) {
      if (page.kind === 'reel') reels.current.set(index, { id: page.reel._id, watched: page.reel.watched });
    }
  }, [pages]);
  return (count: number) =>
    lastUnwatched(count, (index) => {
      const reel = reels.current.get(index);
      return reel !== undefined && (reel.watched || hasEarned(reelKey(owner, reel.id)));
    });
}
