import { expect, test } from 'vitest';
import { errorMessage, type ActionError } from './result';

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
