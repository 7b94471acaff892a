import { expect, test } from 'vitest';
import { interpretReply } from './interpretReply';

const envelope = (code: unknown, extra: object = {}) => ({
  code,
  data: null,
  msg: 'says the provider',
  ...extra,
});

const drops: string[] = [];
const interpret = (status: number, body: unknown) =>
  interpretReply('getUserReferrals', { status, body }, (path) => drops.push(path));

test('a reply with code 200 gives its data, its message and its other fields', () => {
  const { result, sessionEffect } = interpret(200, envelope(200, { data: [], count: 12 }));
  expect(result).toEqual({ kind: 'ok', data: [], msg: 'says the provider', count: 12 });
  expect(sessionEffect).toBeNull();
});

test('a code may be text', () => {
  expect(interpret(200, envelope('200', { data: [] })).result).toMatchObject({ kind: 'ok' });
  expect(interpret(200, envelope('409')).result).toMatchObject({ kind: 'refused', code: 409 });
  expect(interpret(200, envelope('401')).sessionEffect).not.toBeNull();
});

test('another code is a refusal with the provider’s message', () => {
  expect(interpret(200, envelope(409)).result).toEqual({
    kind: 'refused',
    code: 409,
    msg: 'says the provider',
  });
});

test.each([[null], [{ text: 'no' }], [undefined]])('a message %j is no message', (msg) => {
  expect(interpret(200, envelope(409, { msg })).result).toEqual({ kind: 'refused', code: 409, msg: '' });
});

test('a message comes through an HTTP error too, when the provider sent an envelope', () => {
  expect(interpret(429, envelope(429)).result).toMatchObject({ kind: 'refused', code: 429 });
});

test.each([
  ['an HTTP 500 with an envelope', 500, envelope(500)],
  ['an HTTP 502 of a proxy', 502, '<html>Bad gateway</html>'],
  ['a page in place of a reply', 200, '<!doctype html>'],
  ['an empty reply', 200, ''],
  ['a list in place of a reply', 200, []],
  ['a reply without a code', 200, { data: [] }],
  ['a reply with a word for a code', 200, { code: 'ok', data: [] }],
])('%s is a failure of the server', (_case, status, body) => {
  expect(interpret(status, body).result).toEqual({ kind: 'failed', reason: 'server' });
});

test('a success whose data cannot be used is a failure, and reported', () => {
  drops.length = 0;
  expect(interpret(200, envelope(200, { data: 'none' })).result).toEqual({ kind: 'failed', reason: 'reply' });
  expect(drops).toEqual(['data']);
});

test('the end of the session is not a refusal, and keeps its message', () => {
  expect(interpret(200, envelope(401))).toEqual({
    result: { kind: 'session-ended', msg: 'says the provider' },
    sessionEffect: { clear: true, redirectTo: '/login' },
  });
  expect(interpret(404, '')).toEqual({
    result: { kind: 'session-ended', msg: '' },
    sessionEffect: { clear: true, redirectTo: '/' },
  });
});

test.each([
  [199, 401],
  [300, 401],
])('HTTP %i is no success, so its body ends no session', (status, code) => {
  expect(interpret(status, envelope(code)).sessionEffect).toBeNull();
});
