import { expect, test } from 'vitest';
import { newPasswordRules } from './newPasswordRules';

test.each([
  ['123456', true],
  ['12345', 'Please provide a password (min 6 characters).'],
])('a new password %j gives %j [VALID-4]', (value, expected) => {
  expect(newPasswordRules.password.validate(value)).toBe(expected);
});

test.each([
  ['secret1', 'secret1', true],
  ['secret2', 'secret1', 'Passwords must match.'],
  ['', 'secret1', 'Passwords must match.'],
  ['', '', 'Passwords must match.'],
])('a confirmation %j of %j gives %j [VALID-5]', (value, password, expected) => {
  expect(newPasswordRules.cPassword.validate(value, { password })).toBe(expected);
});
