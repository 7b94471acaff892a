import { expect, it } from 'vitest';
import { backoffSeconds } from './backoff';

it.each([
  [1, 0],
  [4, 0],
  [5, 2],
  [6, 4],
  [13, 512],
  [14, 900],
  [1000, 900],
])('after %i failures in a row an account waits %i seconds', (failures, seconds) => {
  expect(backoffSeconds(failures)).toBe(seconds);
});
