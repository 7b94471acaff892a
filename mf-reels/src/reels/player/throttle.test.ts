import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('values are passed on at most every 300 ms, and the last one is never lost [REELS-9]', () => {
  const taken: [number, number][] = [];
  const started = Date.now();
  const progress = throttle((value: number) => taken.push([Date.now() - started, value]), 300);
  for (let value = 0; value < 10; value += 1) {
    progress(value);
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(1000);
  expect(taken).toEqual([
    [0, 0],
    [300, 2],
    [600, 5],
    [900, 8],
    [1200, 9],
  ]);
});

test('a single value is passed on at once', () => {
  const take = vi.fn();
  throttle(take, 300)('now');
  expect(take).toHaveBeenCalledWith('now');
});

test('a cancelled value is dropped', () => {
  const take = vi.fn();
  const throttled = throttle(take, 300);
  throttled(1);
  throttled(2);
  throttled.cancel();
  vi.advanceTimersByTime(1000);
  expect(take.mock.calls).toEqual([[1]]);
});
