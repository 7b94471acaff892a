// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleUser } from '../testing/exampleUser';
import { registerNavigator } from '../navigation/navigator';
import { registerViolationReporter } from '../reply/violations';
import { hasUnsavedChanges } from '../form/unsavedChanges';
import { endSession, sessionToken, startSession } from '../session/sessionStore';
import { useToasts, dismissToast } from '../feedback/toasts';
import { renderHook } from '@testing-library/react';
import { callAction } from './callAction';
import type { HttpResult } from './http';
import { publishPreloadedQueries, type SendQuery } from './preloadedQuery';

const navigate = vi.fn();
const user = (token: string) => ({ ...exampleUser, token });
const reply = (code: number, data: unknown = null): HttpResult => ({
  kind: 'response',
  status: 200,
  body: { code, data, msg: 'says the provider' },
});

/** The provider's reply to the next call, which may still be on its way. */
function replyToNextCall(result: HttpResult | Promise<HttpResult>, name = 'getPlan', payload = {}): void {
  const token = sessionToken();
  const abort = () => undefined;
  publishPreloadedQueries([{ name, payload, token, result: Promise.resolve(result), abort }]);
}

const toasts = () => renderHook(() => useToasts()).result.current;

beforeEach(() => {
  window.history.replaceState(null, '', '/plan');
  endSession();
  navigate.mockReset();
  registerNavigator(navigate);
});

afterEach(() => {
  for (const { id } of toasts()) dismissToast(id);
  publishPreloadedQueries([]);
  delete window.reelrupeeSendQuery;
});

test('a reply becomes the result, and the session stays', async () => {
  startSession(user('first'), true);
  replyToNextCall(reply(200, []));
  expect(await callAction('getPlan', {})).toEqual({ kind: 'ok', data: [], msg: 'says the provider' });
  expect(sessionToken()).toBe('first');
  expect(navigate).not.toHaveBeenCalled();
});

test('a call for a screen that is about to open goes as the entry script sends, which needs no axios', async () => {
  startSession(user('first'), true);
  const sendQuery = vi.fn<SendQuery>(async () => reply(200, []));
  window.reelrupeeSendQuery = sendQuery;
  const { signal } = new AbortController();
  const payload = { userId: 'u1', planId: undefined };
  const result = await callAction('getReelsByUserPlan', payload, { signal, preload: true });
  expect(result.kind).toBe('ok');
  expect(sendQuery).toHaveBeenCalledExactlyOnceWith('getReelsByUserPlan', { userId: 'u1' }, 'first', signal);
});

test('a reply that ends the session clears it, says so, and leads to the log-in', async () => {
  startSession(user('first'), true);
  replyToNextCall(reply(401));
  expect(await callAction('getPlan', {})).toEqual({ kind: 'session-ended', msg: 'says the provider' });
  expect(sessionToken()).toBeNull();
  expect(toasts()).toMatchObject([{ tone: 'info', text: 'Your session has ended. Please log in again.' }]);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', { replace: true });
});

test.each<[string, object | undefined]>([
  ['/rechargeNow', { planId: 'p1', watchNext: true }],
  // There, it is the plan whose reels are shown.
  ['/reels', undefined],
])('a session that ends on %s leads to the log-in with the state %j', async (path, state) => {
  window.history.pushState({ usr: { planId: 'p1', watchNext: true }, key: 'screen' }, '', path);
  startSession(user('first'), true);
  replyToNextCall(reply(401));
  await callAction('getPlan', {});
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', { replace: true, state });
});

test('a log-in that is refused by a code that ends sessions keeps its address, and the chosen plan', async () => {
  const entry = { usr: { planId: 'p1' }, key: 'log-in' };
  window.history.pushState(entry, '', '/login?ref=ASHA42');
  replyToNextCall(reply(401));
  expect(await callAction('getPlan', {})).toEqual({ kind: 'session-ended', msg: 'says the provider' });
  expect(navigate).not.toHaveBeenCalled();
});

test('a code that asks for a log-in keeps the stored session', async () => {
  startSession(user('first'), true);
  replyToNextCall(reply(501));
  await callAction('getPlan', {});
  expect(sessionToken()).toBe('first');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', { replace: true });
});

test('a visitor is led to the log-in without a word about a session', async () => {
  replyToNextCall(reply(401));
  await callAction('getPlan', {});
  expect(toasts()).toEqual([]);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', { replace: true });
});

test('a late reply to an ended session does not end the next one', async () => {
  startSession(user('first'), true);
  let deliver: (late: HttpResult) => void = () => undefined;
  replyToNextCall(
    new Promise((resolve) => {
      deliver = resolve;
    }),
  );
  const call = callAction('getPlan', {});
  startSession(user('second'), true);
  deliver(reply(401));
  expect(await call).toMatchObject({ kind: 'session-ended' });
  expect(sessionToken()).toBe('second');
  expect(toasts()).toEqual([]);
  expect(navigate).not.toHaveBeenCalled();
});

test('a call that changes data counts as an unsaved change until it settles; a query does not', async () => {
  const payload = { userId: 'u1', planId: 'p1' };
  let deliver: (result: HttpResult) => void = () => undefined;
  const late = () => new Promise<HttpResult>((resolve) => (deliver = resolve));
  replyToNextCall(late(), 'rechargePlan', payload);
  const recharge = callAction('rechargePlan', payload);
  expect(hasUnsavedChanges()).toBe(true);
  deliver({ kind: 'none', reason: 'unreachable' });
  await recharge;
  expect(hasUnsavedChanges()).toBe(false);
  replyToNextCall(late());
  const query = callAction('getPlan', {});
  expect(hasUnsavedChanges()).toBe(false);
  deliver(reply(200, []));
  await query;
});

test('a reply that never came is a failure with its reason', async () => {
  replyToNextCall({ kind: 'none', reason: 'cancelled' });
  expect(await callAction('getPlan', {})).toEqual({ kind: 'failed', reason: 'cancelled' });
});

test('data that does not fit its action is reported with the action’s name', async () => {
  const report = vi.fn();
  registerViolationReporter(report);
  replyToNextCall(reply(200, 'no plans'));
  expect(await callAction('getPlan', {})).toEqual({ kind: 'failed', reason: 'reply' });
  expect(report).toHaveBeenCalledExactlyOnceWith({ action: 'getPlan', path: 'data' });
});
