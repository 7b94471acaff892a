// @vitest-environment jsdom
import { endSession, startSession } from '@reelrupee/platform';
import { publishPreloadedQueries, takePreloadedReply } from '@reelrupee/platform/preloadedQuery';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialExtent } from './feedExtent';
import { beginPlanDay } from '../reports/reports';
import { useReelsPages } from './useReelsPages';

beforeEach(({ task }) => {
  planId = task.id;
  vi.useFakeTimers({ toFake: ['Date'] });
  startSession(exampleUser, true);
});

afterEach(() => {
  endSession();
  vi.useRealTimers();
});

/** A plan of its own for each test: the cache of queries stays. */
let planId = '';
const firstPage = () => ({ userId: 'u1', planId, skip: 0, limit: 1 });

/** The provider's reply to the next call for the first page. */
function reply(title: string): void {
  const reel = { _id: title, title, planId, videoUrl: '/reel.mp4' };
  const body = { code: 200, msg: '', data: [reel], hasMore: true };
  publishPreloadedQueries([
    {
      name: 'getReelsByUserPlan',
      payload: firstPage(),
      token: 'token',
      result: Promise.resolve({ kind: 'response', status: 200, body } as const),
      abort: () => undefined,
    },
  ]);
}

/** Opens a feed at its first slot, and waits for its reel. */
async function openFeed(day?: number) {
  const options = {
    day,
    current: 0,
    reached: 0,
    extent: initialExtent(0),
    setExtent: vi.fn(),
    preloaded: undefined,
    hasStarted: false,
  };
  const { result, unmount } = renderHook(() => useReelsPages({ userId: 'u1', planId }, options));
  const title = () => {
    const page = result.current.get(0);
    if (page?.kind !== 'reel') throw new Error(`The page is ${page?.kind}`);
    return page.reel.title;
  };
  await waitFor(title);
  return { title, unmount };
}

/** The title of the first reel in a feed that is opened at an instant, and left again. */
async function openFeedAt(instant: string, day?: number): Promise<string | undefined> {
  vi.setSystemTime(new Date(instant));
  const { title, unmount } = await openFeed(day);
  beginPlanDay({ userId: 'u1', planId }, day);
  unmount();
  return title();
}

test.each([
  ['a look at another app', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  [
    'a loss of the network',
    () => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    },
  ],
])('the reel that plays at midnight stays after %s', async (_what, interrupt) => {
  vi.setSystemTime(new Date('2026-11-27T18:29:50Z'));
  reply('of the day before');
  const { title, unmount } = await openFeed();
  const shown = title();
  vi.setSystemTime(new Date('2026-11-27T18:30:20Z'));
  reply('of the new day');
  interrupt();
  await new Promise((resolve) => setTimeout(resolve));
  // No call has taken the reply.
  expect(takePreloadedReply('getReelsByUserPlan', firstPage(), 'token')).not.toBeNull();
  expect(title()).toBe(shown);
  unmount();
});

test('a feed that is opened again has its reels from the cache, but not those of the day before', async () => {
  reply('of the 27th');
  expect(await openFeedAt('2026-11-27T18:27:00.000Z')).toBe('of the 27th');
  expect(await openFeedAt('2026-11-27T18:29:00.000Z')).toBe('of the 27th');
  reply('of the 28th');
  expect(await openFeedAt('2026-11-27T18:31:00.000Z')).toBe('of the 28th');
});

test('on a phone whose clock is behind, a feed of the plan’s next day has no reels of the day before', async () => {
  reply('of day 5');
  expect(await openFeedAt('2026-11-27T12:00:00.000Z', 5)).toBe('of day 5');
  expect(await openFeedAt('2026-11-27T12:01:00.000Z', 5)).toBe('of day 5');
  reply('of day 6');
  expect(await openFeedAt('2026-11-27T12:02:00.000Z', 6)).toBe('of day 6');
  expect(await openFeedAt('2026-11-27T12:03:00.000Z', 6)).toBe('of day 6');
  expect(await openFeedAt('2026-11-27T12:03:30.000Z')).toBe('of day 6');
});
