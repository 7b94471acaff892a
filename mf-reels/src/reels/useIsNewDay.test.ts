// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dispatchWatch, reelKey } from './reports/reports';
import { useIsNewDay } from './useIsNewDay';

afterEach(() => void vi.useRealTimers());

const owner = { userId: 'user', planId: 'plan' };

/** A plan on a day; `ended` is the state after its last day, 3. */
type Day = number | 'ended' | undefined;

const planOn = (day: Day) =>
  day === 'ended' ? { status: day, dayNumber: 3 } : { status: 'active' as const, dayNumber: day };

/** The results in each later state of a feed that opened on a day, in slot 0. */
function resultsOf(openedOn: Day, ...later: [day: Day, isAtEnd: boolean, slot?: number][]) {
  const watchKey = reelKey(owner, 'reel');
  const { rerender, result } = renderHook(
    ({ day, isAtEnd, slot }) => useIsNewDay(planOn(day), { slot, isAtEnd, watchKey }),
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

/** The result of a feed that was left on a reel at ten in the evening, when the viewer is back at an instant of the new day. */
function resultBackAt(instant: string, event?: Parameters<typeof dispatchWatch>[1]): boolean {
  vi.useFakeTimers({ now: new Date('2026-05-03T16:30:00Z') });
  const watchKey = reelKey(owner, instant);
  const { rerender, result } = renderHook(
    (day: Day) => useIsNewDay(planOn(day), { slot: 4, isAtEnd: false, watchKey }),
    { initialProps: 3 as Day },
  );
  if (event) dispatchWatch(watchKey, event);
  vi.setSystemTime(instant);
  rerender(4);
  return result.current;
}

test('a new day begins at once for a viewer who is back in the morning, as the reel on screen no longer counts', () => {
  expect(resultBackAt('2026-05-04T02:30:00Z')).toBe(true);
});

test('the reel of midnight stays while it still counts', () => {
  expect(resultBackAt('2026-05-03T18:39:00Z')).toBe(false);
});

test.each([{ kind: 'ended' }, { kind: 'credited', amount: 0.5 }] as const)(
  'a reel that was watched to its end stays for the viewer to leave (%j)',
  (event) => {
    expect(resultBackAt('2026-05-04T02:31:00Z', event)).toBe(false);
  },
);
