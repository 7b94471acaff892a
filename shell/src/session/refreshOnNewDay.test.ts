// @vitest-environment jsdom
import { clearQueries, useActionQuery } from '@reelrupee/platform';
import { publishPreloadedQueries } from '@reelrupee/platform/preloadedQuery';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshOnNewDay } from './refreshOnNewDay';

const MINUTE_MS = 60_000;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-04T23:58:00+05:30') });
  stop = refreshOnNewDay();
});
afterEach(() => {
  stop();
  cleanup();
  clearQueries();
  publishPreloadedQueries([]);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const callsToMake = () => window.reelrupeePreloadedQueries?.length;

/** A page that shows the day's progress, which is called for up to three times. */
async function showProgress(): Promise<void> {
  const body = { code: 200, data: [], msg: '' };
  const result = Promise.resolve({ kind: 'response' as const, status: 200, body });
  const call = { name: 'getUserTodayProgress', payload: { userId: 'u1' }, token: null, result };
  publishPreloadedQueries(Array.from({ length: 3 }, () => ({ ...call, abort: () => undefined })));
  renderHook(() => useActionQuery('getUserTodayProgress', { userId: 'u1' }));
  await pass(0);
}

test('the progress of a page that stays open past midnight in India is fetched again, once', async () => {
  await showProgress();
  await pass(MINUTE_MS);
  expect(callsToMake()).toBe(2);
  await pass(2 * MINUTE_MS);
  expect(callsToMake()).toBe(1);
  await pass(60 * MINUTE_MS);
  expect(callsToMake()).toBe(1);
});

test('a hidden page fetches nothing at midnight', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await showProgress();
  await pass(5 * MINUTE_MS);
  expect(callsToMake()).toBe(2);
});
