import { expect, it } from 'vitest';
import { toReply } from './reply';

const waitOf = (seconds: number) =>
  toReply('userLogin', { ok: false, error: 'backoff', details: { seconds } }).msg;

it.each([
  [2, 'Too many failed attempts. Please try again in 2 seconds.'],
  [119, 'Too many failed attempts. Please try again in 119 seconds.'],
  [120, 'Too many failed attempts. Please try again in 2 minutes.'],
  [121, 'Too many failed attempts. Please try again in 3 minutes.'],
  [900, 'Too many failed attempts. Please try again in 15 minutes.'],
])('a wait of %i seconds is told as people say it', (seconds, msg) => {
  expect(waitOf(seconds)).toBe(msg);
});
