import { MAX_NAME_LENGTH } from '@reelrupee/contract/constants';
import { emailAdvice, phoneAdvice } from '@reelrupee/contract/contact';
import { useUnsavedChanges, type SessionUser } from '@reelrupee/platform';
import { Button, Note } from '@reelrupee/ui/core';
import { DialogFooter } from '@reelrupee/ui/dialog';
import { TextField, useForm } from '@reelrupee/ui/form';
import { useState } from 'react';
import { hasPayee, PAYEE_NEEDED, profileFields, normalizeProfile, type ProfileFields } from './profileRules';
import { profileResolver } from './profileResolver';
import { saveProfile } from './saveProfile';
import styles from './UpdateProfileForm.module.css';

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
  const { register, handleSubmit, getValues, formState } = useForm<ProfileFields>({
    defaultValues: profileFields(user),
    resolver: profileResolver,
  });
  const { errors, isSubmitting, isDirty, isSubmitted } = formState;
  const [saveError, setSaveError] = useState<string | null>(null);
  useUnsavedChanges(isDirty);
  const payeeMissing =
    isSubmitted && PAYEE_FIELDS.some((field) => errors[field]) && !hasPayee(normalizeProfile(getValues()));

  async function save(fields: ProfileFields) {
    setSaveError(null);
    const result = await saveProfile(user._id, fields);
    if (result.kind === 'saved') onSaved();
    else setSaveError(result.text);
  }

  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void handleSubmit(save)(event)}>
      {forWithdrawal && <Note tone="brand">Add your UPI ID. Then we continue your withdrawal.</Note>}
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        hint={errors.email && (emailAdvice(getValues('email')) ?? undefined)}
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        prefix="+91"
        hint={errors.phone && (phoneAdvice(getValues('phone')) ?? undefined)}
        error={errors.phone?.message}
        {...register('phone')}
      />
      <fieldset className={styles['payee']}>
        <legend>Where we pay you</legend>
        <TextField
          label="UPI ID"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="name@bank"
          autoFocus={forWithdrawal}
          error={errors.userUpiId?.message}
          {...register('userUpiId', withPayee)}
        />
        <p className={styles['or']}>or a bank account</p>
        <TextField
          label="Account holder name"
          autoComplete="off"
          error={errors.accountHolderName?.message}
          {...register('accountHolderName', withPayee)}
        />
        <TextField
          label="Account number"
          inputMode="numeric"
          autoComplete="off"
          error={errors.accountNumber?.message}
          {...register('accountNumber', withPayee)}
        />
        <TextField
          label="IFSC code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.ifscCode?.message}
          {...register('ifscCode', withPayee)}
        />
      </fieldset>
      <DialogFooter>
        <p role="alert" className={styles['error']}>
          {payeeMissing ? PAYEE_NEEDED : ''}
        </p>
        {saveError && <p className={styles['error']}>{saveError}</p>}
        <Button type="submit" block busy={isSubmitting}>
          Save
        </Button>
      </DialogFooter>
    </form>
  );
}
