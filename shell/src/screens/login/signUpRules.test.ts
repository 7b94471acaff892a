import { describe, expect, test } from 'vitest';
import { signUpRules } from './signUpRules';

describe('sign-up fields [VALID-1, VALID-2, VALID-3]', () => {
  test.each([
    ['name', 'Asha Rao', true],
    ['name', '   ', 'Please provide a valid full name.'],
    ['email', 'asha.rao+1@mail.example.in', true],
    ['email', 'Asha@mail.in', 'Please provide a valid email.'],
    ['email', 'asha@mail', 'Please provide a valid email.'],
    ['email', 'asha@mail.i', 'Please provide a valid email.'],
    ['email', '', 'Please provide a valid email.'],
    ['phone', '9876543210', true],
    ['phone', '987654321', 'Please provide a valid phone.'],
    ['phone', '98765432101', 'Please provide a valid phone.'],
    ['phone', '98765 4321', 'Please provide a valid phone.'],
  ] as const)('%s %j gives %j', (field, value, expected) => {
    expect(signUpRules[field].validate(value)).toBe(expected);
  });
});
