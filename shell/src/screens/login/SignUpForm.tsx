import { MAX_NAME_LENGTH } from '@reelrupee/contract/constants';
import { Button } from '@reelrupee/ui/core';
import {
  EmailField,
  NewPasswordFields,
  newPasswordRules,
  PhoneField,
  TextField,
  type UseFormReturn,
} from '@reelrupee/ui/form';
import { AccountForm } from './AccountForm';
import { ReferralCode } from './ReferralCode';
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

/** The sign-up form. */
export function SignUpForm({ form, referralCode, onRemoveCode }: SignUpFormProps) {
  const { register, handleSubmit, getValues, formState } = form;
  const { errors, isSubmitting } = formState;
  const { signUp, errorText, isCodeRefused, clearError } = useSignUp(referralCode);

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
      <ReferralCode
        code={referralCode}
        errorText={errorText}
        isRefused={isCodeRefused}
        onRemove={removeCode}
      />
      <SignUpConsent />
      <Button type="submit" block busy={isSubmitting}>
        {t('Sign up')}
      </Button>
    </AccountForm>
  );
}
