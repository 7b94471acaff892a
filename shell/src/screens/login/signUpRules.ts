/** Validation rules and messages of the sign-up form. The provider validates the same fields again. */
import { MIN_PASSWORD_LENGTH } from '@reelrupee/contract/constants';
import { normalizeEmail, normalizePhone } from '@reelrupee/contract/contact';
import { EMAIL_PATTERN, PHONE_PATTERN } from '@reelrupee/contract/patterns';
import { showNormalized } from './showNormalized';
import { t } from './texts/texts';

const INVALID = {
  name: 'Please provide a valid full name.',
  email: 'Please provide a valid email.',
  phone: 'Please provide a valid phone.',
  cPassword: 'Passwords must match.',
} as const;

export interface SignUpFields {
  name: string;
  email: string;
  phone: string;
  password: string;
  cPassword: string;
}

export const signUpRules = {
  name: { validate: (value: string) => value.trim() !== '' || t(INVALID.name) },
  email: {
    setValueAs: normalizeEmail,
    onBlur: showNormalized(normalizeEmail),
    validate: (value: string) => EMAIL_PATTERN.test(value) || t(INVALID.email),
  },
  phone: {
    setValueAs: normalizePhone,
    onBlur: showNormalized(normalizePhone),
    validate: (value: string) => PHONE_PATTERN.test(value) || t(INVALID.phone),
  },
  password: {
    validate: (value: string) =>
      value.length >= MIN_PASSWORD_LENGTH ||
      t('Please provide a password (min {min} characters).', { min: MIN_PASSWORD_LENGTH }),
  },
  cPassword: {
    validate: (value: string, form: SignUpFields) =>
      (value !== '' && value === form.password) || t(INVALID.cPassword),
  },
};
