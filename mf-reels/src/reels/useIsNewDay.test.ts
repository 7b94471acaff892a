// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIsNewDay } from './useIsNewDay';

/** The results in each later state of a feed that opened on a day. */
function resultsOf(openedOn: number | undefined, ...later: [day: number | undefined, isAtEnd: boolean][]) {
  const { rerender, result } = renderHook(({ day, isAtEnd }) => useIsNewDay(day, isAtEnd), {
    initialProps: { day: openedOn, isAtEnd: false },
  });
  return later.map(([day, isAtEnd]) => {
    rerender({ day, isAtEnd });
    return result.current;
  });
}

test('the end of the feed on the same day is no new day', () => {
  expect(resultsOf(3, [3, true])).toEqual([false]);
});

test('a new day begins at the end of the feed only', () => {
  expect(resultsOf(3, [4, false], [4, true])).toEqual([false, true]);
});

test('without the days of the provider there is no new day', () => {
  expect(resultsOf(undefined, [4, true])).toEqual([false]);
  expect(resultsOf(3, [undefined, true])).toEqual([false]);
});
