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

test('a query of a touched link is sent without the API client, with its fields and token', async () => {
  const sent = vi.fn<typeof fetch>(async () => Response.json(body));
  vi.stubGlobal('fetch', sent);
  preloadQueries();
  const reply = await window.reelrupeeSendQuery?.('getReelsByUserPlan', { userId: 'u1', skip: 2 }, 'secret');
  expect(reply).toEqual({ kind: 'response', status: 200, body });
  const [url, init] = sent.mock.lastCall ?? [];
  expect(url).toMatch(/\/getReelsByUserPlan$/);
  expect(init?.headers).toMatchObject({ Authorization: 'Bearer secret', Range: 'bytes=0-' });
  expect(Object.fromEntries(init?.body instanceof FormData ? init.body : [])).toEqual({
    userId: 'u1',
    skip: '2',
  });
});
