import { expect, test } from 'vitest';
import { isAutoAdvancing, slideAfter, swipeStep, mayAutoAdvance, type CarouselState } from './carouselRules';

test.each([
  [0, 1, 1],
  [2, 1, 0],
  [0, -1, 2],
])('from slide %d a step of %d leads to slide %d of three', (index, step, next) => {
  expect(slideAfter(index, step, 3)).toBe(next);
});

const idle: CarouselState = { userChoice: null, reducedMotion: false, interacting: false, visible: true };

test.each<[string, Partial<CarouselState>, boolean]>([
  ['nobody interacts with it', {}, true],
  ['the user paused it', { userChoice: 'pause' }, false],
  ['it is touched or focused', { interacting: true }, false],
  ['the tab is hidden', { visible: false }, false],
  ['reduced motion is on', { reducedMotion: true }, false],
  ['reduced motion is on, but the user started it', { reducedMotion: true, userChoice: 'play' }, true],
  ['the user started it, but is touching it', { userChoice: 'play', interacting: true }, false],
])('when %s, auto-advance with %o is %s [HOME-4]', (_when, state, expected) => {
  expect(isAutoAdvancing({ ...idle, ...state })).toBe(expected);
});

test('touching it does not toggle the pause button', () => {
  expect(mayAutoAdvance({ ...idle, interacting: true })).toBe(true);
});

test.each([
  [-80, 10, 1],
  [80, -10, -1],
  [-30, 0, 0],
  [-80, 120, 0],
])('a swipe of %d, %d px steps %d [HOME-4]', (dx, dy, step) => {
  expect(swipeStep(dx, dy)).toBe(step);
});
