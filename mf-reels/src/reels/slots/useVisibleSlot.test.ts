import { expect, test } from 'vitest';
import { slotAfter, type VisibleSlot } from './useVisibleSlot';

const onScreen: VisibleSlot = { index: 3, isVisible: true };

test.each<[string, { index: number; share: number }, VisibleSlot]>([
  [
    '60 percent of the next one is visible [REELS-2]',
    { index: 4, share: 0.6 },
    { index: 4, isVisible: true },
  ],
  ['59 percent of the next one is visible', { index: 4, share: 0.59 }, onScreen],
  ['less than 60 percent of it is left [REELS-2]', { index: 3, share: 0.5 }, { index: 3, isVisible: false }],
  ['another one leaves', { index: 2, share: 0 }, onScreen],
])('%s', (_name, facts, expected) => {
  expect(slotAfter(onScreen, facts)).toEqual(expected);
});

test('an aborted swipe brings the reel back', () => {
  const away = slotAfter(onScreen, { index: 3, share: 0.4 });
  expect(slotAfter(away, { index: 3, share: 1 })).toEqual(onScreen);
});
