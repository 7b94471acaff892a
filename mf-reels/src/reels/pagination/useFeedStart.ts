import { REEL_PAGE_SIZE } from '@reelrupee/contract/constants';
import { useActionQuery, type ActionQuery } from '@reelrupee/platform';
import { useState } from 'react';
import { toFeedStart, type FeedStart } from './feedStart';

/** The feed’s start and the query that provides it. */
export interface FeedStartResult {
  /** Null if there is nothing to watch; undefined until loaded. */
  feedStart: FeedStart | null | undefined;
  query: ActionQuery<'getReelsByUserPlan'>;
}

/**
 * Asks the provider where the feed starts for a user who has not chosen a plan. Both pages are requested at once; on
 * a first visit they are preloaded by the HTML page (`calls` in remote.json), before the API client is loaded.
 */
export function useFeedStart(userId: string, enabled: boolean): FeedStartResult {
  // Set once: a change of the best plan while its reels are being watched must not change the feed.
  const [feedStart, setFeedStart] = useState<FeedStart | null>();
  const isNeeded = enabled && feedStart === undefined;
  const first = useFeedStartPage(userId, 0, isNeeded);
  const next = useFeedStartPage(userId, 1, isNeeded);
  if (isNeeded && first.state === 'ready' && isSettled(first) && isSettled(next)) {
    setFeedStart(toFeedStart(first.reply, next.state === 'ready' ? next.reply : null));
  }
  return { feedStart, query: first };
}

/** Never served from the cache: reels watched since then have moved the start. */
function useFeedStartPage(userId: string, index: number, enabled: boolean) {
  const payload = { userId, skip: index * REEL_PAGE_SIZE, limit: REEL_PAGE_SIZE };
  return useActionQuery('getReelsByUserPlan', payload, { enabled, freshMs: 0 });
}

function isSettled({ state, refreshing }: ActionQuery<'getReelsByUserPlan'>): boolean {
  return state !== 'loading' && !refreshing;
}
