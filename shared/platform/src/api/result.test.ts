import { expect, test } from 'vitest';
import { errorMessage, signInErrorMessage, type ActionError } from './result';

const TEXTS = { refused: 'It was refused', failed: 'It failed' };

test.each<[ActionError, string | null]>([
  [{ kind: 'refused', code: 400, msg: 'Amount is too large' }, 'Amount is too large'],
  [{ kind: 'refused', code: 400, msg: '' }, 'It was refused'],
  [{ kind: 'failed', reason: 'offline' }, 'It failed'],
  [{ kind: 'failed', reason: 'unreachable' }, 'It failed'],
  [{ kind: 'failed', reason: 'server' }, 'It failed'],
  [{ kind: 'failed', reason: 'cancelled' }, null],
  [{ kind: 'session-ended' }, null],
])('%j says %j', (error, text) => {
  expect(errorMessage(error, TEXTS)).toBe(text);
});

test.each<[ActionError, string | null]>([
  [{ kind: 'failed', reason: 'offline' }, 'No network'],
  [{ kind: 'failed', reason: 'unreachable' }, 'No network'],
  [{ kind: 'failed', reason: 'server' }, 'It failed'],
  [{ kind: 'failed', reason: 'reply' }, 'It failed'],
  [{ kind: 'failed', reason: 'cancelled' }, null],
])('with a text for no reply, %j says %j', (error, text) => {
  expect(errorMessage(error, { ...TEXTS, unreachable: 'No network' })).toBe(text);
});

test.each<[ActionError, string | null]>([
  [{ kind: 'session-ended', msg: 'Invalid credentials' }, 'Invalid credentials'],
  [{ kind: 'session-ended', msg: '' }, 'It was refused'],
  [{ kind: 'refused', code: 400, msg: 'Wrong password' }, 'Wrong password'],
  [{ kind: 'failed', reason: 'reply' }, 'It failed'],
])('a sign-in that ends with %j says %j [ERR-2]', (error, text) => {
  expect(signInErrorMessage(error, TEXTS)).toBe(text);
});
