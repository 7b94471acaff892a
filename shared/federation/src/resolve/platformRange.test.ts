import { expect, test } from 'vitest';
import { satisfiesRange } from './platformRange';

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.4.2', '^1.0.0', true],
  ['1.4.2', '^1.4.2', true],
  ['1.4.2', '^1.4.3', false],
  ['1.4.2', '^1.5.0', false],
  ['1.10.0', '^1.9.9', true],
  ['2.0.0', '^1.9.9', false],
  ['1.9.9', '^2.0.0', false],
  ['1.0.0', '*', false],
  ['1.0.0', '>=1.0.0', false],
])('platform %s serves %s: %s', (version, range, serves) => {
  expect(satisfiesRange(version, range)).toBe(serves);
});
