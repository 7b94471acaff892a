import { expect, test } from 'vitest';
import { isAutoAdvancing, slideAfter, swipeStep, mayAutoAdvance, type CarouselState } from './carouselRules';

test.each([
  [0, 1, 1],
  [2, 1, 0],
  [0, -1, 2],
])('from slide %d a step of %d leads to slide %d of three', (index, step, next) => {
  expect(slideAfter(index, step, 3)).toBe(next);
});

const calm: CarouselState = { choice: null, reducedMotion: false, held: false, hidden: false };

test.each<[string, Partial<CarouselState>, boolean]>([
  ['nobody interferes', {}, true],
  ['the reader paused it', { choice: 'pause' }, false],
  ['a finger or the focus is on it', { held: true }, false],
  ['the tab is hidden', { hidden: true }, false],
  ['less motion was asked for', { reducedMotion: true }, false],
  ['less motion was asked for, but then it was started', { reducedMotion: true, choice: 'play' }, true],
  ['it was started, but is held', { choice: 'play', held: true }, false],
])('when %s, that it moves is %o: %s [HOME-4]', (_when, situation, moves) => {
  expect(isAutoAdvancing({ ...calm, ...situation })).toBe(moves);
});

test('holding it does not turn the pause button over', () => {
  expect(mayAutoAdvance({ ...calm, held: true })).toBe(true);
});

test.each([
  [-80, 10, 1],
  [80, -10, -1],
  [-30, 0, 0],
  [-80, 120, 0],
])('a stroke of %d, %d px steps %d [HOME-4]', (dx, dy, step) => {
  expect(swipeStep(dx, dy)).toBe(step);
});
