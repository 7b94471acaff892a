import { expect, test } from 'vitest';
import { wastedBytesShare } from './wastedBytes';

test('bytes of a video beyond the part shown are never seen', () => {
  expect(wastedBytesShare([{ fetched: 400, size: 400, seen: 0.25 }])).toBe(0.75);
  expect(wastedBytesShare([{ fetched: 100, size: 400, seen: 0.25 }])).toBe(0);
  expect(
    wastedBytesShare([
      { fetched: 300, size: 400, seen: 0.5 },
      { fetched: 100, size: 400, seen: 0 },
    ]),
  ).toBe(0.5);
});

test('nothing fetched has no share', () => {
  expect(wastedBytesShare([])).toBeNaN();
});
