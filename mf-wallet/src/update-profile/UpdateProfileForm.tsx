import { MAX_NAME_LENGTH } from '@reelrupee/contract/constants';
import { requestGoogleToken, showToast, useUnsavedChanges, type SessionUser } from '@reelrupee/platform';
import { Button, Note, useIsMounted } from '@reelrupee/ui/core';
import { DialogFooter } from '@reelrupee/ui/dialog';
import { emailHint, phoneHint, TextField, useForm, useWatch } from '@reelrupee/ui/form';
import { useState } from 'react';
import { OwnerConfirmation } from './OwnerConfirmation';
import { PayeeHoldNote } from './PayeeHoldNote';
import { hasPayee, PAYEE_NEEDED, profileFields, normalizeProfile, type ProfileFields } from './profileRules';
import { profileResolver } from './profileResolver';
import { saveProfile, type OwnerProof } from './saveProfile';
import { useOwnerConfirmation } from './useOwnerConfirmation';
import styles from './UpdateProfileForm.module.css';
import { t } from '../texts/texts';

interface UpdateProfileFormProps {
  user: SessionUser;
  forWithdrawal: boolean;
  onSaved: () => void;
}

const PAYEE_FIELDS = ['userUpiId', 'accountHolderName', 'accountNumber', 'ifscCode'] as const;

/** Validates all payee fields together, because each one’s rule depends on the others. */
const withPayee = { deps: [...PAYEE_FIELDS] };

/** The profile form; its rules are in profileRules.ts. */
export function UpdateProfileForm({ user, forWithdrawal, onSaved }: UpdateProfileFormProps) {
  const { register, handleSubmit, getValues, control, formState } = useForm<ProfileFields>({
    defaultValues: profileFields(user),
    resolver: profileResolver,
  });
  const { errors, isSubmitting, isDirty, isSubmitted } = formState;
  const [saveError, setSaveError] = useState<string | null>(null);
  const confirmation = useOwnerConfirmation(user.hasPassword);
  const fields = useWatch({ control });
  useUnsavedChanges(isDirty);
  const isMounted = useIsMounted();
  const payeeMissing =
    isSubmitted && PAYEE_FIELDS.some((field) => errors[field]) && !hasPayee(normalizeProfile(getValues()));

  async function save(valid: ProfileFields, proof: OwnerProof = confirmation.proof) {
    setSaveError(null);
    const result = await saveProfile(user._id, valid, proof);
    // The user may have closed the dialog, and opened it again.
    if (!isMounted.current) return;
    if (result.kind === 'saved') onSaved();
    else if (result.kind === 'not-saved') setSaveError(result.text);
    else confirmation.ask();
  }

  async function confirmWithGoogle(valid: ProfileFields) {
    const googleAccessToken = await requestGoogleToken();
    if (googleAccessToken) await save(valid, { googleAccessToken });
    else showToast('error', t('Google login failed'));
  }

  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => void handleSubmit((valid) => save(valid))(event)}
    >
      {forWithdrawal && <Note tone="brand">{t('Add your UPI ID. Then we continue your withdrawal.')}</Note>}
      <TextField
        label={t('Name')}
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={t('Email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        hint={errors.email && emailHint(getValues('email'))}
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={t('Phone')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        prefix="+91"
        hint={errors.phone && phoneHint(getValues('phone'))}
        error={errors.phone?.message}
        {...register('phone')}
      />
      <fieldset className={styles['payee']}>
        <legend>{t('Where we pay you')}</legend>
        <TextField
          label={t('UPI ID')}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('name@bank')}
          autoFocus={forWithdrawal}
          error={errors.userUpiId?.message}
          {...register('userUpiId', withPayee)}
        />
        <p className={styles['or']}>{t('or a bank account')}</p>
        <TextField
          label={t('Account holder name')}
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          error={errors.accountHolderName?.message}
          {...register('accountHolderName', withPayee)}
        />
        <TextField
          label={t('Account number')}
          inputMode="numeric"
          autoComplete="off"
          error={errors.accountNumber?.message}
          {...register('accountNumber', withPayee)}
        />
        <TextField
          label={t('IFSC code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.ifscCode?.message}
          {...register('ifscCode', withPayee)}
        />
      </fieldset>
      <PayeeHoldNote user={user} fields={{ ...getValues(), ...fields }} />
      <OwnerConfirmation
        kind={confirmation.kind}
        busy={isSubmitting}
        onPassword={confirmation.setPassword}
        onGoogle={() => void handleSubmit(confirmWithGoogle)()}
      />
      <DialogFooter>
        <p role="alert" className={styles['error']}>
          {payeeMissing ? t(PAYEE_NEEDED) : ''}
        </p>
        {saveError && <p className={styles['error']}>{saveError}</p>}
        <Button type="submit" block busy={isSubmitting}>
          {t('Save')}
        </Button>
      </DialogFooter>
    </form>
  );
}
