/** Validation rules and messages of the sign-up form; a new password has `newPasswordRules`. The provider validates the same fields again. */
import { normalizeEmail, normalizeName, normalizePhone } from '@reelrupee/contract/contact';
import { EMAIL_PATTERN, PHONE_PATTERN } from '@reelrupee/contract/patterns';
import { t } from './texts/texts';

const INVALID = {
  name: 'Please provide a valid full name.',
  email: 'Please provide a valid email.',
  phone: 'Please provide a valid phone.',
} as const;

export interface SignUpFields {
  name: string;
  email: string;
  phone: string;
  password: string;
  cPassword: string;
}

export const signUpRules = {
  name: { setValueAs: normalizeName, validate: (value: string) => value.trim() !== '' || t(INVALID.name) },
  email: {
    setValueAs: normalizeEmail,
    validate: (value: string) => EMAIL_PATTERN.test(value) || t(INVALID.email),
  },
  phone: {
    setValueAs: normalizePhone,
    validate: (value: string) => PHONE_PATTERN.test(value) || t(INVALID.phone),
  },
};
