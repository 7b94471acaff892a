import { describe, expect, test } from 'vitest';
import { signUpRules, type SignUpFields } from './signUpRules';

describe('sign-up fields [VALID-1, VALID-2, VALID-3, VALID-4, VALID-5]', () => {
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
    ['password', '123456', true],
    ['password', '12345', 'Please provide a password (min 6 characters).'],
  ] as const)('%s %j gives %j', (field, value, expected) => {
    expect(signUpRules[field].validate(value)).toBe(expected);
  });

  test.each([
    ['secret1', true],
    ['secret2', 'Passwords must match.'],
    ['', 'Passwords must match.'],
  ])('a confirmation %j of secret1 gives %j', (value, expected) => {
    const form: SignUpFields = { name: '', email: '', phone: '', password: 'secret1', cPassword: value };
    expect(signUpRules.cPassword.validate(value, form)).toBe(expected);
  });

  test('an empty confirmation of an empty password is no match', () => {
    const form: SignUpFields = { name: '', email: '', phone: '', password: '', cPassword: '' };
    expect(signUpRules.cPassword.validate('', form)).toBe('Passwords must match.');
  });
});
