// @vitest-environment jsdom
import { endSession, startSession } from '@reelrupee/platform';
import { publishPreloadedQueries } from '@reelrupee/platform/preloadedQuery';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialExtent } from './feedExtent';
import { useReelsPages } from './useReelsPages';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  startSession(exampleUser, true);
});

afterEach(() => {
  endSession();
  vi.useRealTimers();
});

/** The provider's reply to the next call for the first page. */
function reply(title: string): void {
  const reel = { _id: title, title, planId: 'free', videoUrl: '/reel.mp4' };
  const body = { code: 200, msg: '', data: [reel], hasMore: true };
  publishPreloadedQueries([
    {
      name: 'getReelsByUserPlan',
      payload: { userId: 'u1', planId: 'free', skip: 0, limit: 1 },
      token: 'token',
      result: Promise.resolve({ kind: 'response', status: 200, body } as const),
      abort: () => undefined,
    },
  ]);
}

/** The title of the first reel in a feed that is opened at an instant, and left again. */
async function openFeedAt(instant: string): Promise<string | undefined> {
  vi.setSystemTime(new Date(instant));
  const { result, unmount } = renderHook(() =>
    useReelsPages(
      { userId: 'u1', planId: 'free' },
      {
        current: 0,
        reached: 0,
        extent: initialExtent(0),
        setExtent: vi.fn(),
        preloaded: undefined,
        hasStarted: false,
      },
    ),
  );
  const page = await waitFor(() => {
    const current = result.current.get(0);
    if (current?.kind !== 'reel') throw new Error(`The page is ${current?.kind}`);
    return current;
  });
  unmount();
  return page.reel.title;
}

test('a feed that is opened again has its reels from the cache, but not those of the day before', async () => {
  reply('of the 27th');
  expect(await openFeedAt('2026-11-27T18:27:00.000Z')).toBe('of the 27th');
  expect(await openFeedAt('2026-11-27T18:29:00.000Z')).toBe('of the 27th');
  reply('of the 28th');
  expect(await openFeedAt('2026-11-27T18:31:00.000Z')).toBe('of the 28th');
});
