import { MIN_PASSWORD_LENGTH } from '@reelrupee/contract/constants';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { t } from '../texts/texts';
import { PasswordField } from './PasswordField';

interface NewPasswordFieldsProps {
  /** The label of the first field. */
  label: string;
  /** The two fields as registered with `newPasswordRules`. */
  password: UseFormRegisterReturn;
  confirmation: UseFormRegisterReturn;
  errors: { password?: FieldError | undefined; cPassword?: FieldError | undefined };
}

/** A new password and its repetition. */
export function NewPasswordFields({ label, password, confirmation, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint={errors.password ? undefined : t('At least {min} characters.', { min: MIN_PASSWORD_LENGTH })}
        error={errors.password?.message}
        {...password}
      />
      <PasswordField
        label={t('Confirm password')}
        autoComplete="new-password"
        error={errors.cPassword?.message}
        {...confirmation}
      />
    </>
  );
}
