import { expect, test } from 'vitest';
import { toReelsPage } from './reelsPage';

test.each([
  ['offline', 'This reel could not be loaded. Please check your network.'],
  ['unreachable', 'This reel could not be loaded. Please check your network.'],
  ['server', 'This reel could not be loaded.'],
  ['reply', 'This reel could not be loaded.'],
] as const)('a call that failed with %j says: %s', (reason, text) => {
  const retry = () => undefined;
  const error = { kind: 'failed', reason } as const;
  expect(toReelsPage({ state: 'error', error, retry, refreshing: false })).toMatchObject({
    kind: 'error',
    text,
  });
});

test.each([
  [409, 'This plan has ended.', false],
  [429, 'Too many requests. Please wait a moment and try again.', true],
])('a refusal with %i can be tried again: %j, %j', (code, msg, canRetry) => {
  const retry = () => undefined;
  const error = { kind: 'refused', code, msg } as const;
  expect(toReelsPage({ state: 'error', error, retry, refreshing: false })).toEqual({
    kind: 'error',
    text: msg,
    retry: canRetry ? retry : null,
    retrying: false,
  });
});
