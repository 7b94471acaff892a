// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearRunning,
  forgetHungReleases,
  hasHung,
  markRunning,
  rememberHungRelease,
  takeHungReleases,
} from './bootSentinel';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void vi.useRealTimers());

test('a release that was running when the tab died is found at the next start, and rejected from then on', () => {
  markRunning('mf-plans', 'bad');
  expect(takeHungReleases()).toEqual([{ remote: 'mf-plans', release: 'bad' }]);
  expect(takeHungReleases()).toEqual([]);
  expect(hasHung('mf-plans', 'bad')).toBe(true);
  expect(hasHung('mf-plans', 'good')).toBe(false);
});

test('a release that came to its end is not suspected', () => {
  markRunning('mf-plans', 'good');
  clearRunning();
  expect(takeHungReleases()).toEqual([]);
});

test('a release that opens in a hidden tab is not suspected: the system may end such a tab at any time', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  markRunning('mf-plans', 'good');
  hidden.mockRestore();
  expect(takeHungReleases()).toEqual([]);
});

test('another tab may be opening a release right now; after 10 s it is dead', () => {
  markRunning('mf-plans', 'slow');
  sessionStorage.clear();
  expect(takeHungReleases()).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(takeHungReleases()).toEqual([{ remote: 'mf-plans', release: 'slow' }]);
});

test('a clock that was set back keeps no dead tab alive', () => {
  markRunning('mf-plans', 'bad');
  sessionStorage.clear();
  vi.setSystemTime(Date.now() - 24 * 60 * 60_000);
  expect(takeHungReleases()).toEqual([{ remote: 'mf-plans', release: 'bad' }]);
});

test('another tab that opens a release meanwhile does not hide the one that hangs', () => {
  markRunning('mf-plans', 'bad');
  sessionStorage.clear();
  markRunning('mf-home', 'good');
  clearRunning();
  vi.advanceTimersByTime(10_000);
  expect(takeHungReleases()).toEqual([{ remote: 'mf-plans', release: 'bad' }]);
});

test('a release that comes to its end does not clear another one that was opened after it', () => {
  markRunning('mf-home', 'good');
  markRunning('mf-plans', 'bad');
  clearRunning('mf-home');
  expect(takeHungReleases()).toEqual([{ remote: 'mf-plans', release: 'bad' }]);
});

test('Retry gives the releases of one remote another chance', () => {
  for (const remote of ['mf-plans', 'mf-home']) {
    markRunning(remote, 'bad');
    takeHungReleases();
  }
  forgetHungReleases('mf-plans');
  expect(hasHung('mf-plans', 'bad')).toBe(false);
  expect(hasHung('mf-home', 'bad')).toBe(true);
});

test.each(['no list', '{}', '[null,{}]'])('a spoilt list of hung releases stops no screen: %s', (spoilt) => {
  localStorage.setItem('hungReleases', spoilt);
  expect(hasHung('mf-plans', 'good')).toBe(false);
  forgetHungReleases('mf-plans');
  rememberHungRelease('mf-plans', 'bad');
  expect(hasHung('mf-plans', 'bad')).toBe(true);
});
