import { callAction, formatDate, invalidateActions } from '@reelrupee/platform';
import { keyedStore, useKeyed } from './keyedStore';
import { storeReports, storedReports } from './storedReports';
import { createReporter } from './reporter';
import type { FeedOwner } from '../pages/useReelPages';
import { nextWatch, WATCHING, type Watch, type WatchEvent } from './watch';

/** How many reels of a plan were watched today, by the last credit; 0 before any. */
const counts = keyedStore(0);
const watches = keyedStore<Watch>(WATCHING);

/** Tells the provider that a reel has played to its end. Goes on when the feed is left. */
export const reportWatched = createReporter({
  call: ({ userId, videoId, planId }) => callAction('markReelWatched', { userId, videoId, planId }),
  tell: ({ key }, event) => dispatchWatch(key, event),
  credited: (report, { data }) => {
    counts.set(planKey(report), data.reelsWatchedToday);
    invalidateActions('getUserProfile', 'getUserPlans', 'getUserTodayProgress', 'getUserTransactions');
  },
  keep: storeReports,
  now: () => performance.now(),
  pause: pauseOrOnline,
});

/** Tells again what an earlier visit of today left unanswered. */
export function resumeReports(userId: string): void {
  for (const report of storedReports()) if (report.key.startsWith(dayKey(userId))) reportWatched(report);
}

/** Lets something happen to a reel. */
export function dispatchWatch(key: string, event: WatchEvent): void {
  watches.set(key, nextWatch(watches.get(key), event));
}

/** What a reel has come to in this page. */
export function useWatch(key: string): Watch {
  return useKeyed(watches, key);
}

/** Reels of a plan watched today as far as this page has learnt. */
export function useCreditedCount(owner: FeedOwner): number {
  return useKeyed(counts, planKey(owner));
}

/** Whether this page has seen the reel earn today. */
export function hasEarned(key: string): boolean {
  return watches.get(key).kind === 'earned';
}

/** A reel of a user's plan on this IST day: at midnight everything begins anew. */
export function reelKey(owner: FeedOwner, reelId: string): string {
  return `${planKey(owner)} ${reelId}`;
}

function planKey({ userId, planId }: FeedOwner): string {
  return `${dayKey(userId)} ${planId}`;
}

function dayKey(userId: string): string {
  return `${formatDate(new Date().toISOString())} ${userId}`;
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
