import { expect, test } from 'vitest';
import { newReelsText } from './newReelsText';

test.each([
  [10, 'All 10 reels are new to you today.'],
  [7, '7 new today, and 3 you have seen before. All earn as usual.'],
  [9, '9 new today, and 1 you have seen before. All earn as usual.'],
  [0, 'You have seen all of today’s reels before. They earn as usual.'],
  [undefined, null],
  [11, null],
])('of ten reels %s are new: %s', (newReelsToday, text) => {
  expect(newReelsText({ newReelsToday, totalReels: 10 })).toBe(text);
});
