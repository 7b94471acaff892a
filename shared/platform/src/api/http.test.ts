// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { postForm } from './http';

test('a call that fails before it is sent has a result, too', async () => {
  const payload: Record<string, unknown> = {};
  payload['itself'] = payload;
  const call = postForm({ url: '/getPlan', payload, token: null });
  expect(await call).toEqual({ kind: 'none', reason: 'unreachable' });
});

test('a cancelled call is no failure of the network', async () => {
  const call = postForm({ url: '/getPlan', payload: {}, token: null, signal: AbortSignal.abort() });
  expect(await call).toEqual({ kind: 'none', reason: 'cancelled' });
});
