import { expect, test } from 'vitest';
import { nextStop } from './nextStop';

const STOPS = ['close', 'amount', 'send'];

test.each([
  ['from the last stop to the first', 'send', false, 'close'],
  ['from the first stop back to the last', 'close', true, 'send'],
  ['from outside to the first', 'below', false, 'close'],
  ['from outside back to the last', 'below', true, 'send'],
  ['in between as the browser chooses', 'amount', false, undefined],
  ['back in between as the browser chooses', 'amount', true, undefined],
])('Tab goes %s', (_, focused, backwards, stop) => {
  expect(nextStop(STOPS, focused, backwards)).toBe(stop);
});

test('without a stop the browser chooses', () => {
  expect(nextStop([], 'below', false)).toBeUndefined();
});
