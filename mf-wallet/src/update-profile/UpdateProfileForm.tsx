import { PHONE_LENGTH } from '@reelrupee/contract/constants';
import type { User } from '@reelrupee/contract/entities';
import { useUnsavedChanges } from '@reelrupee/platform';
import { Button, Note } from '@reelrupee/ui/core';
import { DialogFoot } from '@reelrupee/ui/dialog';
import { TextField, useForm } from '@reelrupee/ui/form';
import { useState } from 'react';
import { hasPayee, PAYEE_NEEDED, profileFields, tidy, type ProfileFields } from './profileRules';
import { resolveProfile } from './resolveProfile';
import { saveProfile } from './saveProfile';
import styles from './UpdateProfileForm.module.css';

interface UpdateProfileFormProps {
  user: User;
  forWithdrawal: boolean;
  onSaved: () => void;
}

const PAYEE_FIELDS = ['userUpiId', 'accountHolderName', 'accountNumber', 'ifscCode'] as const;

/** A change to one payee field can settle the others, so each is judged with all. */
const withPayee = { deps: [...PAYEE_FIELDS] };

/** The fields of the profile, by the rules of profileRules.ts. */
export function UpdateProfileForm({ user, forWithdrawal, onSaved }: UpdateProfileFormProps) {
  const { register, handleSubmit, getValues, formState } = useForm<ProfileFields>({
    defaultValues: profileFields(user),
    resolver: resolveProfile,
  });
  const { errors, isSubmitting, isDirty, isSubmitted } = formState;
  const [notSaved, setNotSaved] = useState<string | null>(null);
  useUnsavedChanges(isDirty);
  const payeeMissing =
    isSubmitted && PAYEE_FIELDS.some((field) => errors[field]) && !hasPayee(tidy(getValues()));

  async function save(fields: ProfileFields) {
    setNotSaved(null);
    const result = await saveProfile(user._id, fields);
    if (result.kind === 'saved') onSaved();
    else setNotSaved(result.text);
  }

  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void handleSubmit(save)(event)}>
      {forWithdrawal && (
        <Note tone="brand">Tell us where to pay you. Your withdrawal goes on afterwards.</Note>
      )}
      <TextField label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={PHONE_LENGTH}
        prefix="+91"
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
      <DialogFoot>
        <p role="alert" className={styles['error']}>
          {payeeMissing ? PAYEE_NEEDED : ''}
        </p>
        {notSaved && <p className={styles['error']}>{notSaved}</p>}
        <Button type="submit" block busy={isSubmitting}>
          Save
        </Button>
      </DialogFoot>
    </form>
  );
}
