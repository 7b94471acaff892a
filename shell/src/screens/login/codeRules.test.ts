import { expect, test } from 'vitest';
import { codeRules } from './codeRules';

test.each([
  ['123 456', '123456'],
  ['१२३४५६', '123456'],
  [' aB3-x_9 ', 'aB3-x_9'],
])('the code %j is sent as %j', (typed, code) => {
  expect(codeRules().setValueAs(typed)).toBe(code);
});
