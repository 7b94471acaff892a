import { MAX_NAME_LENGTH } from '@reelrupee/contract/constants';
import { normalizeName } from '@reelrupee/contract/contact';
import { useUnsavedChanges } from '@reelrupee/platform';
import { Button, Card, useCloseOnBack } from '@reelrupee/ui/core';
import { PhoneField, TextField, useForm } from '@reelrupee/ui/form';
import { AccountForm } from './AccountForm';
import type { GoogleProfile } from './googleProfile';
import { LoginIntro } from './LoginIntro';
import styles from './LoginScreen.module.css';
import { ReferralCode } from './ReferralCode';
import { signUpRules } from './signUpRules';
import type { CompletionFields } from './useGoogleSignIn';
import { t } from './texts/texts';

interface GoogleCompletionProps {
  profile: GoogleProfile;
  /** Of the referral link; null without one. */
  referralCode: string | null;
  /** Of the last attempt; null without one. */
  errorText: string | null;
  /** The last attempt was refused because of the code. */
  isCodeRefused: boolean;
  onComplete: (person: CompletionFields) => Promise<void>;
  onRemoveCode: () => void;
  onCancel: () => void;
}

/** The last step for new users of Google sign-in: name and phone. Back leads to the log-in form. */
export function GoogleCompletion({
  profile,
  referralCode,
  errorText,
  isCodeRefused,
  onComplete,
  onRemoveCode,
  onCancel,
}: GoogleCompletionProps) {
  const { register, handleSubmit, getValues, formState } = useForm<CompletionFields>({
    defaultValues: { name: profile.name ?? '', phone: '' },
  });
  const { errors, isSubmitting, isDirty } = formState;
  useUnsavedChanges(isDirty);
  useCloseOnBack(true, onCancel);
  return (
    <div className={styles['screen']}>
      <LoginIntro
        title={t('One more step')}
        text={t('You are signing up as {email}.', { email: profile.email })}
      />
      <Card>
        <AccountForm label={t('Complete your Google sign-up')} onSubmit={handleSubmit(onComplete)}>
          <TextField
            label={t('Name')}
            autoComplete="name"
            maxLength={MAX_NAME_LENGTH}
            error={errors.name?.message}
            {...register('name', {
              setValueAs: normalizeName,
              validate: (value) => value.trim() !== '' || t('Please provide a valid name.'),
            })}
          />
          <PhoneField
            label={t('Phone number')}
            // Google usually provides the name.
            autoFocus
            typed={getValues('phone')}
            error={errors.phone?.message}
            {...register('phone', signUpRules.phone)}
          />
          <ReferralCode
            code={referralCode}
            errorText={errorText}
            isRefused={isCodeRefused}
            onRemove={onRemoveCode}
          />
          <Button type="submit" block busy={isSubmitting}>
            {t('Continue')}
          </Button>
          <Button variant="quiet" block onClick={onCancel}>
            {t('Cancel')}
          </Button>
        </AccountForm>
      </Card>
    </div>
  );
}
