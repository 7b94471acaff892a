import { useActionQuery } from '@reelrupee/platform';
import { useState } from 'react';
import { extend, type FeedExtent } from './feedExtent';
import type { FeedStart } from './feedStart';
import { pagePayload, type FeedOwner } from './pagePayload';
import { planDayStart } from '../reports/reports';
import { startOfIstDay } from './startOfIstDay';
import { toPageFacts, toReelsPage, type ReelsPage, type ReelsQuery } from './reelsPage';

/** A day’s reels do not change, so a swipe back is served from the cache. */
const FRESH_MS = 5 * 60_000;

interface FeedPosition {
  /** The provider's day of the plan; undefined if it is not known. */
  day: number | undefined;
  /** The slot on screen. */
  current: number;
  /** The last slot that may be loaded. */
  reached: number;
  extent: FeedExtent;
  setExtent: (extent: FeedExtent) => void;
  /** Preloaded pages, by slot. */
  preloaded: FeedStart['preloaded'] | undefined;
  /** The first reel plays, so earlier reels may be loaded too. */
  hasStarted: boolean;
}

/** The pages of the slot on screen and its neighbours, by index; extends the feed as pages load. */
export function useReelsPages(
  owner: FeedOwner,
  { day, current, reached, extent, setExtent, preloaded, hasStarted }: FeedPosition,
): Map<number, ReelsPage> {
  // Pages of the day before may still be in the cache; a clock that is behind tells their day wrongly.
  const [since] = useState(() => Math.max(startOfIstDay(Date.now()), planDayStart(owner, day)));
  const cache = { since, preloaded };
  const last = extent.reels === null ? reached : Math.min(reached, extent.reels - 1);
  const currentQuery = usePage(owner, current, last, cache);
  const lastBehind = hasStarted || !mayPlay(currentQuery) ? last : -1;
  const queries = [
    { index: current - 1, query: usePage(owner, current - 1, lastBehind, cache) },
    { index: current, query: currentQuery },
    { index: current + 1, query: usePage(owner, current + 1, last, cache) },
  ].filter(({ index }) => index >= 0);

  const nextExtent = queries.reduce((extended, { index, query }) => {
    const facts = toPageFacts(query, index);
    return facts ? extend(extended, facts) : extended;
  }, extent);
  if (nextExtent !== extent) setExtent(nextExtent);

  return new Map(
    queries.map(({ index, query }) => [index, isAfterLast(index, nextExtent) ? END : toReelsPage(query)]),
  );
}

/** True if the query has, or may still load, a reel to play. */
function mayPlay(query: ReelsQuery): boolean {
  const { kind } = toReelsPage(query);
  return kind === 'reel' || kind === 'loading';
}

const END: ReelsPage = { kind: 'end' };

function isAfterLast(index: number, { reels }: FeedExtent): boolean {
  return reels !== null && index >= reels;
}

function usePage(
  owner: FeedOwner,
  index: number,
  last: number,
  { since, preloaded }: { since: number } & Pick<FeedPosition, 'preloaded'>,
): ReelsQuery {
  return useActionQuery('getReelsByUserPlan', pagePayload(owner, Math.max(index, 0)), {
    enabled: index >= 0 && index <= last,
    freshMs: FRESH_MS,
    since,
    // Another reel in the place of the one that plays would end it: at midnight, or when one of the day is hidden.
    refetchOnReturn: false,
    known: preloaded?.get(index),
  });
}
