import { MAX_NAME_LENGTH } from '@reelrupee/contract/constants';
import { EmailField, PhoneField, TextField, type UseFormReturn } from '@reelrupee/ui/form';
import type { ProfileFields } from './profileRules';
import { t } from '../texts/texts';

/** Name, email and phone. */
export function ContactFields({ form }: { form: UseFormReturn<ProfileFields> }) {
  const { register, getValues, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        label={t('Name')}
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        error={errors.name?.message}
        {...register('name')}
      />
      <EmailField
        label={t('Email')}
        typed={getValues('email')}
        error={errors.email?.message}
        {...register('email')}
      />
      <PhoneField
        label={t('Phone')}
        typed={getValues('phone')}
        error={errors.phone?.message}
        {...register('phone')}
      />
    </>
  );
}
