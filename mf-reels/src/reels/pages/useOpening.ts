import { REEL_PAGE_SIZE } from '@reelrupee/contract/constants';
import { useActionQuery, type ActionQuery } from '@reelrupee/platform';
import { useState } from 'react';
import { openingOf, type Opening } from './opening';

/** How the feed opens, once it is known, and the question that tells. */
export interface OpeningResult {
  /** Null when there is nothing to watch; undefined until it is known. */
  opening: Opening | null | undefined;
  query: ActionQuery<'getReelsByUserPlan'>;
}

/**
 * Asks the provider how the feed opens for a user who has named no plan. Both pages are asked for at once, and on
 * a first visit by the page itself (`calls` in remote.json), so that a reel can play before the API client is there.
 */
export function useOpening(userId: string, enabled: boolean): OpeningResult {
  // Taken once: a plan that becomes better while its reels are watched must not change the feed.
  const [opening, setOpening] = useState<Opening | null>();
  const isAsked = enabled && opening === undefined;
  const first = useOpeningPage(userId, 0, isAsked);
  const ahead = useOpeningPage(userId, 1, isAsked);
  if (isAsked && first.state === 'ready' && isSettled(first) && isSettled(ahead)) {
    setOpening(openingOf(first.reply, ahead.state === 'ready' ? ahead.reply : null));
  }
  return { opening, query: first };
}

/** Never an answer of before: what was watched since then has moved the place. */
function useOpeningPage(userId: string, place: number, enabled: boolean) {
  const payload = { userId, skip: place * REEL_PAGE_SIZE, limit: REEL_PAGE_SIZE };
  return useActionQuery('getReelsByUserPlan', payload, { enabled, freshMs: 0 });
}

function isSettled({ state, refreshing }: ActionQuery<'getReelsByUserPlan'>): boolean {
  return state !== 'loading' && !refreshing;
}
