import { expect, test } from 'vitest';
import { interpretReply } from './interpretReply';

const envelope = (code: number, extra: object = {}) => ({
  code,
  data: null,
  msg: 'says the provider',
  ...extra,
});

test('a reply with code 200 gives its data, its message and the fields beside them', () => {
  const { result, sessionEffect } = interpretReply<'getUserReferrals'>(
    200,
    envelope(200, { data: [], count: 12 }),
  );
  expect(result).toEqual({ kind: 'ok', data: [], msg: 'says the provider', count: 12 });
  expect(sessionEffect).toBeNull();
});

test('another code is a refusal with the provider’s message', () => {
  expect(interpretReply(200, envelope(409)).result).toEqual({
    kind: 'refused',
    code: 409,
    msg: 'says the provider',
  });
});

test('a message comes through an HTTP error too, when the provider sent an envelope', () => {
  expect(interpretReply(429, envelope(429)).result).toMatchObject({ kind: 'refused', code: 429 });
});

test.each([
  ['an HTTP 500 with an envelope', 500, envelope(500)],
  ['an HTTP 502 of a proxy', 502, '<html>Bad gateway</html>'],
  ['a page in place of a reply', 200, '<!doctype html>'],
  ['an empty reply', 200, ''],
  ['a reply without a code', 200, { data: [] }],
])('%s is a failure of the server', (_case, status, body) => {
  expect(interpretReply(status, body).result).toEqual({ kind: 'failed', reason: 'server' });
});

test('the end of the session is not a refusal', () => {
  expect(interpretReply(200, envelope(401))).toEqual({
    result: { kind: 'session-ended' },
    sessionEffect: { clear: true, redirectTo: '/login' },
  });
  expect(interpretReply(404, '')).toEqual({
    result: { kind: 'session-ended' },
    sessionEffect: { clear: true, redirectTo: '/' },
  });
});
