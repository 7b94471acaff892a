// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onFirstEngagement } from './onFirstEngagement';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(['pointerdown', 'keydown', 'scroll'])('a %s counts as engagement, once', (sign) => {
  const act = vi.fn();
  onFirstEngagement(act);
  expect(act).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(sign));
  window.dispatchEvent(new Event(sign));
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('a visitor who stays counts as engaged, unless the work was cancelled', () => {
  const [act, cancelled] = [vi.fn(), vi.fn()];
  onFirstEngagement(act);
  onFirstEngagement(cancelled)();
  vi.advanceTimersByTime(3999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});
