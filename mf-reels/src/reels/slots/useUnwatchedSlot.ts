import { callAction } from '@reelrupee/platform';
import { useEffect, useRef } from 'react';
import { lastUnwatched } from '../pagination/endOfFeed';
import type { FeedOwner } from '../pagination/pagePayload';
import type { ReelsPage } from '../pagination/reelsPage';
import { isReported, reelKey } from '../reports/reports';

/** A reel of a page of the feed, or of the provider's reply for the whole day. */
interface KnownReel {
  _id: string;
  watched: boolean;
}

/**
 * Remembers which slots were watched; returns a function that finds an unwatched one. A feed that was opened in its middle
 * has not loaded the slots before: the provider then says which of the day's reels are watched. Gives the first slot if
 * it does not.
 */
export function useUnwatchedSlot(owner: FeedOwner, pages: ReadonlyMap<number, ReelsPage>) {
  const known = useRef(new Map<number, KnownReel>());
  useEffect(() => {
    for (const [index, page] of pages) if (page.kind === 'reel') known.current.set(index, page.reel);
  }, [pages]);
  const findKnown = (count: number) =>
    lastUnwatched(count, (index) => {
      const reel = known.current.get(index);
      return reel && (reel.watched || isReported(reelKey(owner, reel._id)));
    });
  return async (count: number): Promise<number> => {
    const slot = findKnown(count);
    if (slot !== null) return slot;
    const result = await callAction('getReelsByUserPlan', { ...owner, skip: 0, limit: count });
    // A reel that cannot be used is left out, and the others then have other slots.
    if (result.kind === 'ok' && result.data.length === count) {
      for (const [index, reel] of result.data.entries()) known.current.set(index, reel);
    }
    return findKnown(count) ?? 0;
  };
}
