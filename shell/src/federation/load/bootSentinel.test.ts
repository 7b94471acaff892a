// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearRunning, findHungRelease, forgetHungReleases, hasHung, markRunning } from './bootSentinel';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void vi.useRealTimers());

test('a release that was running when the tab died is found at the next start, and rejected from then on', () => {
  markRunning('mf-plans', 'bad');
  expect(findHungRelease()).toEqual({ remote: 'mf-plans', release: 'bad' });
  expect(findHungRelease()).toBeUndefined();
  expect(hasHung('mf-plans', 'bad')).toBe(true);
  expect(hasHung('mf-plans', 'good')).toBe(false);
});

test('a release that came to its end is not suspected', () => {
  markRunning('mf-plans', 'good');
  clearRunning();
  expect(findHungRelease()).toBeUndefined();
});

test('another tab may be opening a release right now; after 10 s it is dead', () => {
  markRunning('mf-plans', 'slow');
  sessionStorage.clear();
  expect(findHungRelease()).toBeUndefined();
  vi.advanceTimersByTime(10_000);
  expect(findHungRelease()).toEqual({ remote: 'mf-plans', release: 'slow' });
});

test('Retry gives the releases of one remote another chance', () => {
  for (const remote of ['mf-plans', 'mf-home']) {
    markRunning(remote, 'bad');
    findHungRelease();
  }
  forgetHungReleases('mf-plans');
  expect(hasHung('mf-plans', 'bad')).toBe(false);
  expect(hasHung('mf-home', 'bad')).toBe(true);
});
