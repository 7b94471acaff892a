import { REEL_PAGE_SIZE } from '@reelrupee/contract/constants';
import { useActionQuery, type ActionQuery, type UserPlan } from '@reelrupee/platform';
import { useState } from 'react';
import { pickFeedStart, toFeedStart, type FeedStart } from './feedStart';

/** The feed’s start and the query that provides it. */
export interface FeedStartResult {
  /** Null if there is nothing to watch; undefined until loaded. */
  feedStart: FeedStart | null | undefined;
  query: ActionQuery<'getReelsByUserPlan'>;
}

/**
 * Asks the provider where the feed starts for a user who has not chosen a plan; one that does not choose leaves it to
 * the user's plans. Both pages are requested at once; on a first visit they are preloaded by the HTML page (`calls` in
 * remote.json), before the API client is loaded.
 */
export function useFeedStart(
  userId: string,
  enabled: boolean,
  plans: readonly UserPlan[] | null,
): FeedStartResult {
  // Set once: a change of the best plan while its reels are being watched must not change the feed.
  const [feedStart, setFeedStart] = useState<FeedStart | null>();
  const isNeeded = enabled && feedStart === undefined;
  const first = useFeedStartPage(userId, 0, isNeeded);
  const next = useFeedStartPage(userId, 1, isNeeded);
  if (isNeeded && isSettled(first) && isSettled(next)) {
    const chosen =
      first.state === 'ready' ? toFeedStart(first.reply, next.state === 'ready' ? next.reply : null) : null;
    const start = chosen ?? (plans && isAnswered(first) ? pickFeedStart(plans) : undefined);
    if (start !== undefined) setFeedStart(start);
  }
  return { feedStart, query: first };
}

/** True once the provider has replied, usefully or not; without a network there is nothing to fall back to. */
function isAnswered(query: ActionQuery<'getReelsByUserPlan'>): boolean {
  if (query.state !== 'error') return query.state === 'ready';
  return query.error.kind === 'refused' || (query.error.kind === 'failed' && query.error.reason === 'reply');
}

/** Never served from the cache: reels watched since then have moved the start. */
function useFeedStartPage(userId: string, index: number, enabled: boolean) {
  const payload = { userId, skip: index * REEL_PAGE_SIZE, limit: REEL_PAGE_SIZE };
  return useActionQuery('getReelsByUserPlan', payload, { enabled, freshMs: 0 });
}

function isSettled({ state, refreshing }: ActionQuery<'getReelsByUserPlan'>): boolean {
  return state !== 'loading' && !refreshing;
}
