// @vitest-environment jsdom
import { endSession, registerNavigator, startSession } from '@reelrupee/platform';
import { publishPreloadedQueries, type PreloadedQuery } from '@reelrupee/platform/preloadedQuery';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '@testing-library/react';
import { beginPlanDay, hasEarned, reelKey, reportWatched, resumeReports, useCreditedCount } from './reports';
import { storedReports, storeReport } from './storedReports';

type Reply = Awaited<PreloadedQuery['result']>;

const NO_REPLY: Reply = { kind: 'none', reason: 'offline' };
const SESSION_ENDED: Reply = { kind: 'response', status: 200, body: { code: 401, data: null, msg: '' } };
const CREDITED: Reply = {
  kind: 'response',
  status: 200,
  body: { code: 200, data: { earnWatchReel: 0.5, reelsWatchedToday: 1 }, msg: '' },
};

const TOO_EARLY: Reply = {
  kind: 'response',
  status: 200,
  body: { code: 409, data: null, msg: 'Please watch the reel to the end: 9 more seconds.' },
};

const navigate = vi.fn();

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());
beforeEach(async () => {
  // Reports keep a distance from the credit of the test before.
  await vi.advanceTimersByTimeAsync(1000);
  navigate.mockReset();
  registerNavigator(navigate);
});
afterEach(() => {
  publishPreloadedQueries([]);
  endSession();
  localStorage.clear();
});

function logIn(userId: string): void {
  startSession({ ...exampleUser, _id: userId, token: `token of ${userId}` }, true);
}

function watched(userId: string, videoId: string) {
  return {
    key: reelKey({ userId, planId: 'plan' }, videoId),
    userId,
    planId: 'plan',
    videoId,
    durationMs: 0,
  };
}

/** Lets the provider reply to the next call about this reel with this user's token, or a visitor's without one. */
function replyTo(
  { userId, videoId, planId }: ReturnType<typeof watched>,
  token: string | null,
  reply: Reply,
) {
  const waiting = window.reelrupeePreloadedQueries ?? [];
  publishPreloadedQueries([
    ...waiting,
    {
      name: 'markReelWatched',
      payload: { userId, videoId, planId },
      token: token === null ? null : `token of ${token}`,
      result: Promise.resolve(reply),
      abort: () => undefined,
    },
  ]);
}

const unusedReplies = () => window.reelrupeePreloadedQueries?.length;
const storedIds = () => storedReports().map(({ videoId }) => videoId);

/** Resolves once all calls have their reply; retries wait for the network. */
const flush = () => vi.advanceTimersByTimeAsync(0);

async function backOnline(): Promise<void> {
  window.dispatchEvent(new Event('online'));
  await flush();
}

test('a report whose user has logged out is kept, without a call, for their next log-in', async () => {
  logIn('x');
  const reel = watched('x', 'logged-out');
  replyTo(reel, 'x', NO_REPLY);
  reportWatched(reel);
  await flush();
  endSession();
  replyTo(reel, null, SESSION_ENDED);
  await backOnline();
  expect(unusedReplies()).toBe(1);
  expect(navigate).not.toHaveBeenCalled();
  expect(storedIds()).toEqual(['logged-out']);

  logIn('x');
  replyTo(reel, 'x', CREDITED);
  resumeReports('x');
  await flush();
  expect(hasEarned(reel.key)).toBe(true);
  expect(storedIds()).toEqual([]);
});

test('a report is never sent in the session of another user, whose own report removes only itself', async () => {
  logIn('x');
  const reel = watched('x', 'of-x');
  replyTo(reel, 'x', NO_REPLY);
  reportWatched(reel);
  await flush();
  endSession();
  logIn('y');
  const other = watched('y', 'of-y');
  replyTo(reel, 'y', SESSION_ENDED);
  replyTo(other, 'y', CREDITED);
  reportWatched(other);
  expect(storedIds()).toEqual(['of-x', 'of-y']);
  await backOnline();
  expect(unusedReplies()).toBe(1);
  expect(hasEarned(other.key)).toBe(true);
  expect(storedIds()).toEqual(['of-x']);
});

test('a report that finds the session ended is kept for the next log-in', async () => {
  logIn('x');
  const reel = watched('x', 'expired');
  replyTo(reel, 'x', SESSION_ENDED);
  reportWatched(reel);
  await flush();
  expect(storedIds()).toEqual(['expired']);
});

test('a new visit removes the reports of past days, of every user', () => {
  logIn('x');
  storeReport({ ...watched('y', 'past'), key: '01/01/2020 y plan past' });
  storeReport(watched('y', 'today'));
  resumeReports('x');
  expect(storedIds()).toEqual(['today']);
});

test('a reel that ended at midnight is reported by a page that opens after it, and counts for its own day', async () => {
  vi.setSystemTime('2026-05-03T18:29:50Z');
  logIn('x');
  const reel = watched('x', 'midnight');
  storeReport(reel);
  vi.setSystemTime('2026-05-03T18:30:10Z');
  replyTo(reel, 'x', CREDITED);
  resumeReports('x');
  await flush();
  expect(hasEarned(reel.key)).toBe(true);
  expect(storedIds()).toEqual([]);
  const { result } = renderHook(() => useCreditedCount({ userId: 'x', planId: 'plan' }));
  expect(result.current).toBe(0);
});

test('on a phone whose clock is behind, a reel that the plan’s next day repeats can earn again', async () => {
  vi.setSystemTime('2026-05-05T10:00:00Z');
  logIn('x');
  const owner = { userId: 'x', planId: 'plan' };
  const { result, rerender } = renderHook(() => useCreditedCount(owner));
  const reel = watched('x', 'repeated');
  beginPlanDay(owner, 1);
  replyTo(reel, 'x', CREDITED);
  reportWatched(reel);
  await vi.advanceTimersByTimeAsync(1000);
  for (const sameDay of [1, undefined]) beginPlanDay(owner, sameDay);
  rerender();
  expect([hasEarned(reel.key), result.current]).toEqual([true, 1]);
  beginPlanDay(owner, 2);
  rerender();
  expect([hasEarned(reel.key), result.current]).toEqual([false, 0]);
});

test('a report of the page before that comes too early after its last credit waits and is credited', async () => {
  logIn('x');
  const reel = { ...watched('x', 'queued'), durationMs: 20_000 };
  storeReport(reel);
  replyTo(reel, 'x', TOO_EARLY);
  replyTo(reel, 'x', CREDITED);
  resumeReports('x');
  await flush();
  expect(storedIds()).toEqual(['queued']);
  // The credit of the test before is waited for too.
  await vi.advanceTimersByTimeAsync(40_000);
  expect(hasEarned(reel.key)).toBe(true);
  expect(storedIds()).toEqual([]);
});
