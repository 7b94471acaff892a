// @vitest-environment jsdom
import { endSession, restoreSession, sessionToken, startSession } from '@reelrupee/platform';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ENDED_TOKEN, keepEndedToken } from './endedToken';
import { sendEndedSessions } from './sendEndedSessions';

const user = { ...exampleUser, token: 'first' };
const fetched = vi.fn<typeof fetch>();
let stop: () => void = () => undefined;

/** The provider's reply to the next end of a session; null if none comes. */
const reply = (status: number, body: string) =>
  fetched.mockResolvedValueOnce({ status, json: async () => JSON.parse(body) as unknown } as Response);
const noReply = () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
const envelope = (code: unknown) => JSON.stringify({ code, data: null, msg: '' });
const endedTokens = () =>
  Object.keys(localStorage).flatMap((key) =>
    key.startsWith(ENDED_TOKEN) ? key.slice(ENDED_TOKEN.length) : [],
  );
const sentTokens = () =>
  fetched.mock.calls.map(([, init]) =>
    new Headers(init?.headers).get('Authorization')?.slice('Bearer '.length),
  );
/** Waits until the calls so far are settled. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

function logOut(): void {
  keepEndedToken(sessionToken() ?? '');
  endSession();
}

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  startSession(user, true);
});

afterEach(() => {
  stop();
  endSession();
  vi.unstubAllGlobals();
});

test('a log-out is sent at once', async () => {
  stop = sendEndedSessions();
  reply(200, envelope(200));
  logOut();
  await settle();
  expect(sentTokens()).toEqual(['first']);
  expect(endedTokens()).toEqual([]);
});

test('a log-out without a network is sent when it is back, once', async () => {
  stop = sendEndedSessions();
  noReply();
  logOut();
  await settle();
  expect(endedTokens()).toEqual(['first']);
  reply(200, envelope(200));
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(sentTokens()).toEqual(['first', 'first']);
  expect(endedTokens()).toEqual([]);
});

test('a log-out that the provider has not heard of is sent at the next start, and the next session stays', async () => {
  logOut();
  startSession({ ...user, token: 'second' }, true);
  reply(200, envelope(200));
  stop = sendEndedSessions();
  await settle();
  expect(sentTokens()).toEqual(['first']);
  expect(sessionToken()).toBe('second');
});

/** A storage that is full until the returned function is called. */
function fillStorage(): () => void {
  const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => refusing.mockRestore();
}

test('a log-out with a full storage is sent, again without a reply, and once there is one no more', async () => {
  const free = fillStorage();
  stop = sendEndedSessions();
  noReply();
  logOut();
  await settle();
  reply(200, envelope(200));
  window.dispatchEvent(new Event('online'));
  await settle();
  window.dispatchEvent(new Event('online'));
  expect(sentTokens()).toEqual(['first', 'first']);
  free();
});

test('a log-out with a full storage is stored once the end of the session has freed the space', async () => {
  const free = fillStorage();
  stop = sendEndedSessions();
  keepEndedToken('first');
  expect(endedTokens()).toEqual([]);
  free();
  noReply();
  endSession();
  await settle();
  expect(endedTokens()).toEqual(['first']);
});

test('an ended token is never restored as a session', () => {
  logOut();
  restoreSession();
  expect(sessionToken()).toBeNull();
});

test.each([
  ['the session is over already', 200, envelope(401), []],
  ['the code is text', 200, envelope('200'), []],
  ['the action is unknown', 404, 'Not Found', []],
  ['the provider is overloaded', 429, envelope(429), ['first']],
  ['the provider fails', 500, envelope(500), ['first']],
  ['a proxy has no provider', 502, '<html>Bad gateway</html>', ['first']],
  ['a portal replies', 200, '<html>Log in to the network</html>', ['first']],
])('when %s: %i, %s leaves %j', async (_case, status, body, left) => {
  logOut();
  reply(status, body);
  stop = sendEndedSessions();
  await settle();
  expect(endedTokens()).toEqual(left);
});
