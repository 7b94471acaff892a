import { MAX_NAME_LENGTH } from '@reelrupee/contract/constants';
import { Button, Note } from '@reelrupee/ui/core';
import {
  EmailField,
  NewPasswordFields,
  newPasswordRules,
  PhoneField,
  TextField,
  type UseFormReturn,
} from '@reelrupee/ui/form';
import { AccountForm } from './AccountForm';
import { SignUpConsent } from './SignUpConsent';
import { signUpRules, type SignUpFields } from './signUpRules';
import { useSignUp } from './useSignUp';
import { t } from './texts/texts';

interface SignUpFormProps {
  form: UseFormReturn<SignUpFields>;
  /** Of the referral link; null without one. */
  referralCode: string | null;
  onRemoveCode: () => void;
}

/** The sign-up form. A code that may be the reason of a refusal can be removed: a link may be cut or old. */
export function SignUpForm({ form, referralCode, onRemoveCode }: SignUpFormProps) {
  const { register, handleSubmit, getValues, formState } = form;
  const { errors, isSubmitting } = formState;
  const { signUp, errorText, clearError } = useSignUp(referralCode);

  function removeCode() {
    clearError();
    onRemoveCode();
  }

  return (
    <AccountForm onSubmit={handleSubmit(signUp)}>
      <TextField
        label={t('Full name')}
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        error={errors.name?.message}
        {...register('name', signUpRules.name)}
      />
      <EmailField
        label={t('Email')}
        typed={getValues('email')}
        error={errors.email?.message}
        {...register('email', signUpRules.email)}
      />
      <PhoneField
        label={t('Phone')}
        typed={getValues('phone')}
        error={errors.phone?.message}
        {...register('phone', signUpRules.phone)}
      />
      <NewPasswordFields
        label={t('Password')}
        password={register('password', newPasswordRules.password)}
        confirmation={register('cPassword', newPasswordRules.cPassword)}
        errors={errors}
      />
      {referralCode !== null && (
        <TextField
          label={t('Referral code')}
          value={referralCode}
          readOnly
          suffix={
            errorText && (
              <Button variant="quiet" onClick={removeCode}>
                {t('Remove')}
              </Button>
            )
          }
        />
      )}
      {errorText && <Note tone="danger">{errorText}</Note>}
      <SignUpConsent />
      <Button type="submit" block busy={isSubmitting}>
        {t('Sign up')}
      </Button>
    </AccountForm>
  );
}
