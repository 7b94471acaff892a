import { expect, it } from 'vitest';
import { pageNumber } from './pageNumber';

it('is made of decimal digits', () => {
  expect([pageNumber('0'), pageNumber('12')]).toEqual([0, 12]);
});

it.each(['', ' ', '1e3', '0x10', '-1', '1.0', '+1', ' 1'])('is not %j', (text) => {
  expect(() => pageNumber(text)).toThrow('It must be a whole number, 0 or more.');
});
