import { MIN_PASSWORD_LENGTH } from '@reelrupee/contract/constants';
import { t } from '../texts/texts';

/** Validation rules of a new password and its repetition. The provider validates both again. */
export const newPasswordRules = {
  password: {
    validate: (value: string) =>
      value.length >= MIN_PASSWORD_LENGTH ||
      t('Please provide a password (min {min} characters).', { min: MIN_PASSWORD_LENGTH }),
  },
  cPassword: {
    validate: (value: string, { password }: { password: string }) =>
      (value !== '' && value === password) || t('Passwords must match.'),
  },
};
