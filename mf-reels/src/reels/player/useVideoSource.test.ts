// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useVideoSource } from './useVideoSource';

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function (this: HTMLMediaElement) {
    this.currentTime = 0;
  });
});

/** Shows sources in an element, one after the other, and plays each up to a time in seconds. Gives the time at which each began. */
function startsOf(...sources: [source: string, attempt: number, playedTo: number][]): number[] {
  const video = document.createElement('video');
  const element = { current: video };
  const { rerender } = renderHook(({ source, attempt }) => useVideoSource(element, source, attempt), {
    initialProps: { source: '', attempt: 0 },
  });
  return sources.map(([source, attempt, playedTo]) => {
    rerender({ source, attempt });
    const start = video.currentTime;
    video.currentTime = playedTo;
    return start;
  });
}

test('a retry continues where the attempt before has stopped, also in another format', () => {
  expect(startsOf(['one.mp4', 0, 12], ['one.mp4', 1, 15], ['one.mp4', 2, 20])).toEqual([0, 12, 15]);
  expect(startsOf(['one.av1.mp4', 0, 12], ['one.mp4', 1, 20])).toEqual([0, 12]);
});

test('the next reel of an element starts at its beginning', () => {
  expect(startsOf(['one.mp4', 0, 12], ['one.mp4', 1, 20], ['', 0, 0], ['four.mp4', 0, 5])).toEqual([
    0, 12, 0, 0,
  ]);
});

test('another reel in the place of one that was retried starts at its beginning', () => {
  expect(startsOf(['one.mp4', 0, 12], ['one.mp4', 1, 20], ['other.mp4', 1, 5])).toEqual([0, 12, 0]);
});
