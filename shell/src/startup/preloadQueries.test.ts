// @vitest-environment jsdom
import { takePreloadedReply } from '@reelrupee/platform/preloadedQuery';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadQueries } from './preloadQueries';

const body = { code: 200, data: [], msg: '' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', async () => Response.json(body));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the client takes the reply of a call that was made ahead', async () => {
  preloadQueries([{ action: 'getPlan' }]);
  expect(await takePreloadedReply('getPlan', {}, null)).toEqual({ kind: 'response', status: 200, body });
});

test('a reply that no screen has taken is not taken hours later, when the tab comes back', () => {
  preloadQueries([{ action: 'getPlan' }]);
  vi.setSystemTime(Date.now() + 2 * 60 * 60_000);
  expect(takePreloadedReply('getPlan', {}, null)).toBeNull();
});
