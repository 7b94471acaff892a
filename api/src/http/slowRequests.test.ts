import { expect, it } from 'vitest';
import { isTooSlow } from './slowRequests';

it.each([
  { elapsedMs: 14_000, bytes: 0, tooSlow: false, case: 'nothing yet, within the grace period' },
  { elapsedMs: 16_000, bytes: 0, tooSlow: true, case: 'nothing after it' },
  { elapsedMs: 25_000, bytes: 25, tooSlow: true, case: 'a byte a second' },
  { elapsedMs: 20_000, bytes: 64 * 1024, tooSlow: true, case: 'less than 128 kbit/s' },
  { elapsedMs: 175_000, bytes: 5 * 1024 ** 2, tooSlow: false, case: 'a large image over a slow network' },
])('judges $case', ({ elapsedMs, bytes, tooSlow }) => {
  expect(isTooSlow({ elapsedMs, bytes })).toBe(tooSlow);
});
