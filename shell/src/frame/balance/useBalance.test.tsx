// @vitest-environment jsdom
import { clearQueries, invalidateActions } from '@reelrupee/platform';
import { publishPreloadedQueries } from '@reelrupee/platform/preloadedQuery';
import { Router, staticHistory } from '@reelrupee/platform/router';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBalance } from './lastBalance';
import { useBalance } from './useBalance';

const network = vi.hoisted(() => ({ isOnline: true }));
vi.mock('@reelrupee/platform', async (original) => ({
  ...(await original<object>()),
  useOnline: () => network.isOnline,
}));

const FIRST = '2026-05-04T08:30:00.000Z';
const LATER = '2026-05-04T09:45:00.000Z';
const data = { _id: 'u1', userType: 'user', walletBalance: 12.5, lockedEarnings: 5 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(FIRST) });
  replyWithProfile();
});
afterEach(() => {
  cleanup();
  clearQueries();
  publishPreloadedQueries([]);
  vi.useRealTimers();
});

/** The next call for the profile is answered. */
function replyWithProfile(): void {
  const body = { code: 200, data, msg: '' };
  const result = Promise.resolve({ kind: 'response' as const, status: 200, body });
  const call = { name: 'getUserProfile', payload: { userId: 'u1' }, token: null, result };
  publishPreloadedQueries([{ ...call, abort: () => undefined }]);
}

test('a balance in an open tab has the time of its last reply while there is no network', async () => {
  const { result, rerender } = renderHook(() => useBalance('u1'), {
    wrapper: ({ children }) => <Router history={staticHistory('/plan')}>{children}</Router>,
  });
  const setNetwork = (isOnline: boolean) => {
    network.isOnline = isOnline;
    rerender();
  };
  await waitFor(() => expect(result.current).toEqual({ available: 12.5, locked: 5 }));
  setNetwork(false);
  expect(result.current).toEqual({ available: 12.5, locked: 5, asOf: FIRST });

  setNetwork(true);
  vi.setSystemTime(LATER);
  replyWithProfile();
  invalidateActions('getUserProfile');
  // The same amounts, but seen later.
  await waitFor(() => expect(readBalance('u1')?.at).toBe(LATER));
  expect(result.current).toEqual({ available: 12.5, locked: 5 });
  setNetwork(false);
  expect(result.current).toMatchObject({ asOf: LATER });
});
