import { expect, test } from 'vitest';
import { VIDEO_COUNT, assignVideos } from './videoWindow';

const LONG_FEED = Array.from({ length: 40 }, (_, index) => index);

function heldBy(current: number): (number | null)[] {
  return assignVideos(current, false).map((duty) => (duty.kind === 'slot' ? duty.index : null));
}

test('three elements serve any feed, and hold the current reel and the next one alone', () => {
  for (const current of LONG_FEED) {
    const held = heldBy(current);
    expect(held).toHaveLength(VIDEO_COUNT);
    expect(held.filter((index) => index !== null).sort((one, other) => one - other)).toEqual([
      current,
      current + 1,
    ]);
  }
});

test('a swipe in either direction moves no reel to another element', () => {
  for (const current of LONG_FEED) {
    const element = heldBy(current).indexOf(current + 1);
    expect(heldBy(current + 1).indexOf(current + 1)).toBe(element);
    expect(heldBy(current + 1)).not.toContain(current);
  }
});

test.each([
  [false, ['auto', 'metadata']],
  [true, ['auto', 'auto']],
])('the next reel fetches in earnest only once it is due (%s)', (due, expected) => {
  const preloads = assignVideos(3, due).flatMap((duty) => (duty.kind === 'slot' ? [duty.preload] : []));
  expect(preloads).toEqual(expected);
});
