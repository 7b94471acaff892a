// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { FRESH_MS } from '../query/freshness';
import {
  abortPreloadedQueries,
  publishPreloadedQueries,
  takePreloadedReply,
  type PreloadedQuery,
} from './preloadedQuery';

const RESULT = { kind: 'response', status: 200, body: { code: 200 } } as const;
const PAYLOAD = { userId: 'u1', skip: 0 };

function preload(): PreloadedQuery {
  const query = {
    name: 'getUserPlans',
    payload: PAYLOAD,
    token: 'secret',
    result: Promise.resolve(RESULT),
    abort: vi.fn(),
    startedAt: Date.now(),
  };
  publishPreloadedQueries([query]);
  return query;
}

afterEach(() => {
  publishPreloadedQueries([]);
  vi.useRealTimers();
});

test('the same call takes the reply, whatever the order of its fields, and once', async () => {
  preload();
  const again = { skip: 0, limit: undefined, userId: 'u1' };
  expect(await takePreloadedReply('getUserPlans', again, 'secret')).toEqual(RESULT);
  expect(takePreloadedReply('getUserPlans', again, 'secret')).toBeNull();
});

test.each([
  ['another action', 'getUserProfile', PAYLOAD, 'secret'],
  ['another payload', 'getUserPlans', { userId: 'u2', skip: 0 }, 'secret'],
  ['another token', 'getUserPlans', PAYLOAD, null],
])('%s takes nothing', (_what, name, payload, token) => {
  preload();
  expect(takePreloadedReply(name, payload, token)).toBeNull();
});

test('a reply from longer ago than it counts as fresh is ignored, and a newer one is taken', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const old = preload();
  vi.setSystemTime(Date.now() + FRESH_MS);
  expect(takePreloadedReply('getUserPlans', PAYLOAD, 'secret')).toBeNull();
  const newer = { ...RESULT, body: { code: 200, msg: 'newer' } };
  publishPreloadedQueries([old, { ...old, startedAt: Date.now(), result: Promise.resolve(newer) }]);
  expect(await takePreloadedReply('getUserPlans', PAYLOAD, 'secret')).toEqual(newer);
});

test('the signal of the call that took it cancels it', () => {
  const { abort } = preload();
  const controller = new AbortController();
  void takePreloadedReply('getUserPlans', PAYLOAD, 'secret', controller.signal);
  expect(abort).not.toHaveBeenCalled();
  controller.abort();
  expect(abort).toHaveBeenCalledOnce();
});

test('leaving the page’s first screen cancels what no screen has taken', () => {
  const { abort } = preload();
  abortPreloadedQueries();
  expect(abort).toHaveBeenCalledOnce();
  expect(takePreloadedReply('getUserPlans', PAYLOAD, 'secret')).toBeNull();
});
