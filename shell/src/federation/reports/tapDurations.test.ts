import { expect, test } from 'vitest';
import { TapDurations } from './tapDurations';

/** The entries of one tap, of which the click takes longest. */
function tap(interactionId: number, startTime: number, duration: number) {
  return [
    { name: 'pointerdown', startTime, duration: 16, interactionId },
    { name: 'pointerup', startTime: startTime + 50, duration: duration - 8, interactionId },
    { name: 'click', startTime: startTime + 50, duration, interactionId },
  ];
}

test('a report has the median of a release’s first five taps, once they are complete', () => {
  const taps = new TapDurations<string>();
  taps.touched(0, 'a');
  const durations = [400, 24, 80, 64, 32];
  const complete = durations.flatMap((ms, index) => taps.add(tap(index + 1, index * 100, ms)));
  expect(complete).toEqual([]);
  expect(taps.add(tap(6, 600, 1000))).toEqual(['a']);
  expect(taps.take('a')).toBe(64);
  expect([taps.take('a'), taps.owners(), taps.add(tap(7, 700, 24))]).toEqual([undefined, [], []]);
});

test('a tap counts for the release whose screen was open when the finger went down', () => {
  const taps = new TapDurations<string>();
  taps.touched(100, 'a');
  taps.touched(1000, undefined);
  taps.touched(2000, 'b');
  taps.add([...tap(1, 100, 104), ...tap(2, 1000, 500), ...tap(3, 2000, 48), ...tap(4, 10, 300)]);
  expect(taps.owners()).toEqual(['a', 'b']);
  expect([taps.take('a'), taps.take('b')]).toEqual([104, 48]);
});

test('keys, and events that are part of no tap, do not count', () => {
  const taps = new TapDurations<string>();
  taps.touched(0, 'a');
  taps.add([
    { name: 'keydown', startTime: 10, duration: 200, interactionId: 1 },
    { name: 'pointerdown', startTime: 20, duration: 200, interactionId: 0 },
    { name: 'pointerover', startTime: 20, duration: 200 },
  ]);
  expect(taps.owners()).toEqual([]);
});

test('of an even number of taps the shorter middle one is reported', () => {
  const taps = new TapDurations<string>();
  taps.touched(0, 'a');
  taps.add([...tap(1, 0, 48), ...tap(2, 100, 80)]);
  expect(taps.take('a')).toBe(48);
});
