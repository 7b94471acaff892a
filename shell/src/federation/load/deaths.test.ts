// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countDeath } from './deaths';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

test('deaths are counted for each release', () => {
  expect(countDeath('mf-plans', 'a')).toBe(1);
  expect(countDeath('mf-plans', 'b')).toBe(1);
  expect(countDeath('mf-home', 'a')).toBe(1);
  expect(countDeath('mf-plans', 'a')).toBe(2);
});

test('a death of the day before does not count', () => {
  countDeath('mf-plans', 'a');
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(countDeath('mf-plans', 'a')).toBe(1);
});

test.each(['no JSON', '{}', '[null,"at"]'])('a spoilt list starts again: %s', (spoilt) => {
  localStorage.setItem('openScreenDeaths', spoilt);
  expect(countDeath('mf-plans', 'a')).toBe(1);
});
