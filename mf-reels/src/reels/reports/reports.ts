import { callAction, formatDate, invalidateActions, sessionUserId } from '@reelrupee/platform';
import { useSyncExternalStore } from 'react';
import { keyedStore, useKeyed } from './keyedStore';
import { removeReports, storedReports, storeReport } from './storedReports';
import { createReporter } from './reporter';
import type { FeedOwner } from '../pagination/pagePayload';
import { isBeingSaved, nextWatch, WATCHING, type Watch, type WatchEvent } from './watch';

/** The provider counts a reel that played across midnight for its own day for this long, in ms. */
const MIDNIGHT_GRACE_MS = 600_000;

/** Reels watched today by plan, as of the last credit; 0 before any. */
const creditedCounts = keyedStore(0);
const watchStates = keyedStore<Watch>(WATCHING);

/** The provider's day of each plan, as last seen. */
const planDays = new Map<string, number>();

/** When this page last saw a day of the provider begin, in ms since 1970; 0 before. */
let dayBegan = 0;

/** Reports to the provider that a reel has played to its end. Continues after the feed is left. */
export const reportWatched = createReporter({
  call: ({ userId, videoId, planId }) => callAction('markReelWatched', { userId, videoId, planId }),
  onEvent: ({ key }, event) => dispatchWatch(key, event),
  onCredited: (report, { data }) => {
    const count = data.reelsWatchedToday;
    if (count !== undefined) creditedCounts.set(report.key.slice(0, -report.videoId.length - 1), count);
    invalidateActions('getUserProfile', 'getUserPlans', 'getUserTodayProgress', 'getUserTransactions');
  },
  isOfSession: ({ userId }) => userId === sessionUserId(),
  store: storeReport,
  discard: (report) => removeReports(({ key }) => key === report.key),
  now: () => performance.now(),
  pause: pauseOrOnline,
});

/** Sends the user’s unconfirmed reports that may still count again, and removes those of past days. */
export function resumeReports(userId: string): void {
  removeReports(({ key }) => !mayCount(key));
  for (const report of storedReports())
    if (report.userId === userId) reportWatched({ ...report, isResumed: true });
}

/**
 * Forgets what was watched of a plan before this day of the provider, counted from the plan's first one: by a phone whose
 * clock is behind, it was today.
 */
export function beginPlanDay(owner: FeedOwner, day: number | undefined): void {
  if (day === undefined) return;
  const key = planKey(owner);
  const before = planDays.get(key) ?? day;
  planDays.set(key, Math.max(before, day));
  if (day <= before) return;
  dayBegan = Date.now();
  creditedCounts.reset(key);
  watchStates.reset(key);
}

/** The instant before which a cached reply may be of the day before the plan's; in ms since 1970. */
export function planDayStart(owner: FeedOwner, day = 0): number {
  return day > (planDays.get(planKey(owner)) ?? day) ? Date.now() : dayBegan;
}

/** True while the provider may count a reel for the day in its key. */
export function mayCount(key: string): boolean {
  return [istDay(), istDay(MIDNIGHT_GRACE_MS)].some((day) => key.startsWith(day));
}

/** Updates a reel’s watch state by an event. */
export function dispatchWatch(key: string, event: WatchEvent): void {
  watchStates.set(key, nextWatch(watchStates.get(key), event));
}

/** A reel’s watch state. */
export function useWatch(key: string): Watch {
  return useKeyed(watchStates, key);
}

/** Reels of a plan watched today, as of the last credit; 0 before any. */
export function useCreditedCount(owner: FeedOwner): number {
  return useKeyed(creditedCounts, planKey(owner));
}

/** Reels of a plan that were watched to their end today, and whose credit is not confirmed yet. */
export function useReelsBeingSaved(owner: FeedOwner): number {
  return useSyncExternalStore(watchStates.subscribe, () =>
    watchStates.count(reelKey(owner, ''), isBeingSaved),
  );
}

/** True if the reel was watched to its end today: it is credited, or is being saved. */
export function isReported(key: string): boolean {
  return hasEarned(key) || isBeingSaved(watchStates.get(key));
}

/** True if the reel was credited today since the HTML page was opened. */
export function hasEarned(key: string): boolean {
  return watchStates.get(key).kind === 'earned';
}

/** Identifies a reel of a user’s plan on the current IST day, so that states reset at midnight. */
export function reelKey(owner: FeedOwner, reelId: string): string {
  return `${planKey(owner)} ${reelId}`;
}

function planKey({ userId, planId }: FeedOwner): string {
  return `${istDay()} ${userId} ${planId}`;
}

/** The IST day of `msAgo`. */
function istDay(msAgo = 0): string {
  return formatDate(new Date(Date.now() - msAgo).toISOString());
}

function pauseOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    }
  });
}
