// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useNewDay } from './useNewDay';

/** The number of calls after each later state of a feed that opened on a day. */
function callsOf(openedOn: number | undefined, ...later: [day: number | undefined, isAtEnd: boolean][]) {
  const onNewDay = vi.fn();
  const { rerender } = renderHook(({ day, isAtEnd }) => useNewDay(day, isAtEnd, onNewDay), {
    initialProps: { day: openedOn, isAtEnd: false },
  });
  return later.map(([day, isAtEnd]) => {
    rerender({ day, isAtEnd });
    return onNewDay.mock.calls.length;
  });
}

test('the end of the feed on the same day is no news', () => {
  expect(callsOf(3, [3, true])).toEqual([0]);
});

test('a new day is told once, and only at the end of the feed', () => {
  expect(callsOf(3, [4, false], [4, true], [4, true])).toEqual([0, 1, 1]);
});

test('without the days of the provider nothing starts over', () => {
  expect(callsOf(undefined, [4, true])).toEqual([0]);
  expect(callsOf(3, [undefined, true])).toEqual([0]);
});
