// @vitest-environment jsdom
import { closePopup, usePopup } from '@reelrupee/platform';
import { publishPreloadedQueries, type PreloadedQuery } from '@reelrupee/platform/preloadedQuery';
import { Router, staticHistory } from '@reelrupee/platform/router';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useRecharge } from './useRecharge';

type Reply = Awaited<PreloadedQuery['result']>;

const NO_REPLY: Reply = { kind: 'none', reason: 'unreachable' };
const USED = 'This transaction ID has already been used for another recharge.';
const REFUSED: Reply = { kind: 'response', status: 200, body: { code: 409, data: null, msg: USED } };

afterEach(() => {
  cleanup();
  publishPreloadedQueries([]);
});

function Screen({ children }: { children: ReactNode }) {
  return <Router history={staticHistory('/rechargeNow')}>{children}</Router>;
}

/** Sends a recharge; returns functions that leave its screen and give the reply. */
function send() {
  let resolve: (reply: Reply) => void = () => undefined;
  const result = new Promise<Reply>((resolveResult) => {
    resolve = resolveResult;
  });
  const payload = { userId: 'u1', planId: 'silver' };
  publishPreloadedQueries([{ name: 'rechargePlan', payload, token: null, result, abort: () => undefined }]);
  const screen = renderHook(() => useRecharge('u1', { _id: 'silver', isFree: false }), { wrapper: Screen });
  act(() => void screen.result.current.recharge());
  return {
    leave: screen.unmount,
    error: () => screen.result.current.error,
    reply: (reply: Reply) => act(async () => resolve(reply)),
  };
}

test.each([
  ['without a reply', NO_REPLY, 'Something went wrong!', /may not have arrived.*open the plan again/],
  ['that is refused', REFUSED, USED, /was not accepted.*open the plan again/],
])('a recharge %s after its screen was left waits for the user', async (_name, answer, title, text) => {
  const { leave, reply } = send();
  leave();
  await reply(answer);
  const popup = renderHook(usePopup).result;
  await waitFor(() => expect(popup.current).toMatchObject({ kind: 'notice', title, closesAfterMs: null }));
  expect(popup.current?.text).toMatch(text);
  act(() => closePopup(popup.current?.id ?? 0));
});

test('a recharge that fails while its screen is open is told there', async () => {
  const { reply, error } = send();
  await reply(NO_REPLY);
  await waitFor(() => expect(error()).not.toBeNull());
  expect(renderHook(usePopup).result.current).toBeNull();
});
