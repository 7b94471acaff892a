import { expect, test } from 'vitest';
import { commandOf } from './commands';

const plain = { withModifier: false, onControl: false };

test.each([
  ['ArrowDown', plain, 'next'],
  ['ArrowUp', plain, 'previous'],
  [' ', plain, 'toggle'],
  ['m', plain, 'mute'],
  ['c', plain, 'captions'],
  ['x', plain, null],
  ['m', { ...plain, withModifier: true }, null],
  [' ', { ...plain, onControl: true }, null],
  ['ArrowDown', { ...plain, onControl: true }, 'next'],
] as const)('%j with %j is %s', (key, options, expected) => {
  expect(commandOf({ key, ...options })).toBe(expected);
});
