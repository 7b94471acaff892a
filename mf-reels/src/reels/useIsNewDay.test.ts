// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIsNewDay } from './useIsNewDay';

/** A plan on a day; `ended` is the state after its last day, 3. */
type Day = number | 'ended' | undefined;

const planOn = (day: Day) =>
  day === 'ended' ? { status: day, dayNumber: 3 } : { status: 'active' as const, dayNumber: day };

/** The results in each later state of a feed that opened on a day, in slot 0. */
function resultsOf(openedOn: Day, ...later: [day: Day, isAtEnd: boolean, slot?: number][]) {
  const { rerender, result } = renderHook(
    ({ day, isAtEnd, slot }) => useIsNewDay(planOn(day), slot, isAtEnd),
    { initialProps: { day: openedOn, isAtEnd: false, slot: 0 } },
  );
  return later.map(([day, isAtEnd, slot = 0]) => {
    rerender({ day, isAtEnd, slot });
    return result.current;
  });
}

test('the end of the feed on the same day is no new day', () => {
  expect(resultsOf(3, [3, true])).toEqual([false]);
});

test('a new day begins at the end of the feed', () => {
  expect(resultsOf(3, [4, false], [4, true])).toEqual([false, true]);
});

test('a new day begins after the reel that played at midnight', () => {
  expect(resultsOf(3, [3, false, 1], [4, false, 1], [4, false, 2])).toEqual([false, false, true]);
});

test('the day after the last one is new, although the plan has no number for it', () => {
  expect(resultsOf(3, ['ended', false], ['ended', true])).toEqual([false, true]);
  expect(resultsOf(undefined, ['ended', true])).toEqual([false]);
});

test('a feed that opened after the end of its plan has no new day', () => {
  expect(resultsOf('ended', ['ended', true])).toEqual([false]);
});

test('without the days of the provider there is no new day', () => {
  expect(resultsOf(undefined, [4, true])).toEqual([false]);
  expect(resultsOf(3, [undefined, true])).toEqual([false]);
});

test('a plan that arrived after the feed had opened has its next day', () => {
  expect(resultsOf(undefined, [3, false], [4, false], [4, true])).toEqual([false, false, true]);
});
