import { expect, test } from 'vitest';
import { VIDEO_COUNT, assignVideos } from './videoWindow';

const LONG_FEED = Array.from({ length: 40 }, (_, index) => index);

function heldBy(current: number): (number | null)[] {
  return assignVideos(current, false).map((assignment) =>
    assignment.kind === 'slot' ? assignment.index : null,
  );
}

test('three elements serve any feed and hold only the current reel and the next one', () => {
  for (const current of LONG_FEED) {
    const held = heldBy(current);
    expect(held).toHaveLength(VIDEO_COUNT);
    expect(held.filter((index) => index !== null).sort((a, b) => a - b)).toEqual([current, current + 1]);
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
])('the next reel is buffered only once it is due (%s)', (due, expected) => {
  const preloads = assignVideos(3, due).flatMap((assignment) =>
    assignment.kind === 'slot' ? [assignment.preload] : [],
  );
  expect(preloads).toEqual(expected);
});
