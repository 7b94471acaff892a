import { expect, test } from 'vitest';
import { feedEnd, lastUnwatched, type EndFacts, type FeedEnd } from './endOfFeed';

test.each<[string, EndFacts, FeedEnd]>([
  ['all watched [REELS-7]', { reels: 10, watched: 10, saving: 0 }, { kind: 'all-watched' }],
  ['some skipped', { reels: 10, watched: 7, saving: 0 }, { kind: 'reels-left', left: 3 }],
  ['the last one not confirmed yet', { reels: 10, watched: 9, saving: 1 }, { kind: 'saving' }],
  [
    'one not confirmed, and some skipped',
    { reels: 10, watched: 7, saving: 1 },
    { kind: 'reels-left', left: 2 },
  ],
  ['a day without reels [REELS-7]', { reels: 0, watched: 0, saving: 0 }, { kind: 'all-watched' }],
  [
    'an unknown number of watched reels [REELS-8]',
    { reels: 10, watched: undefined, saving: 0 },
    { kind: 'no-more' },
  ],
])('%s', (_name, facts, expected) => {
  expect(feedEnd(facts)).toEqual(expected);
});

test.each([
  ['none watched', [], 2],
  ['the last watched', [2], 1],
  ['all but the first', [1, 2], 0],
  ['all', [0, 1, 2], null],
])('goes back to the last unwatched reel: %s', (_name, watched: number[], expected) => {
  expect(lastUnwatched(3, (index) => watched.includes(index))).toBe(expected);
});

test('a slot that was not loaded may be watched', () => {
  expect(lastUnwatched(3, (index) => (index === 0 ? false : undefined))).toBe(0);
  expect(lastUnwatched(3, () => undefined)).toBeNull();
});
