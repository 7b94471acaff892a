// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { exampleUser } from '../testing/exampleUser';
import { endSession, startSession } from '../session/sessionStore';
import { callAction } from './callAction';
import { postForm } from './http';

// The test environment has no multipart body, so the request ends before axios; the browser tests send it.
vi.mock('./http', () => ({ postForm: vi.fn() }));

afterEach(() => endSession());

test('a call is sent to the action’s name, with the session’s token, options, and no undefined field', async () => {
  startSession(exampleUser, true);
  vi.mocked(postForm).mockResolvedValue({ kind: 'none', reason: 'unreachable' });
  const { signal } = new AbortController();
  const unset: object = { limit: undefined };
  const payload = { userId: 'u1', page: 0, ...unset };
  expect(await callAction('getUserReferrals', payload, { signal })).toEqual({
    kind: 'failed',
    reason: 'unreachable',
  });
  const sent = { url: '/getUserReferrals', payload: { userId: 'u1', page: 0 }, token: 'token', signal };
  expect(vi.mocked(postForm).mock.calls).toStrictEqual([[sent]]);
});

test('a visitor’s call has no token', async () => {
  vi.mocked(postForm).mockResolvedValue({ kind: 'none', reason: 'offline' });
  expect(await callAction('getPlan', {})).toEqual({ kind: 'failed', reason: 'offline' });
  expect(postForm).toHaveBeenLastCalledWith({ url: '/getPlan', payload: {}, token: null });
});
