import { PHONE_LENGTH } from '@reelrupee/contract/constants';
import { PHONE_PATTERN } from '@reelrupee/contract/patterns';
import { Button } from '@reelrupee/ui/core';
import { TextField, useForm } from '@reelrupee/ui/form';
import styles from './LoginScreen.module.css';

export interface CompletionFields {
  name: string;
  phone: string;
}

interface GoogleCompletionProps {
  suggestedName: string;
  onComplete: (person: CompletionFields) => Promise<void>;
  onCancel: () => void;
}

/** What Google does not tell us, and the account needs. */
export function GoogleCompletion({ suggestedName, onComplete, onCancel }: GoogleCompletionProps) {
  const { register, handleSubmit, formState } = useForm<CompletionFields>({
    defaultValues: { name: suggestedName, phone: '' },
  });
  const { errors, isSubmitting } = formState;
  return (
    <form
      noValidate
      aria-label="Complete your Google sign-up"
      className={styles['form']}
      onSubmit={(event) => void handleSubmit(onComplete)(event)}
    >
      <p className={styles['divider']}>One more step</p>
      <TextField
        label="Name"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', {
          validate: (value) => value.trim() !== '' || 'Please provide a valid name.',
        })}
      />
      <TextField
        label="Phone number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={PHONE_LENGTH}
        prefix="+91"
        error={errors.phone?.message}
        {...register('phone', {
          validate: (value) => PHONE_PATTERN.test(value.trim()) || 'Please provide a valid phone.',
        })}
      />
      <Button type="submit" block busy={isSubmitting}>
        Continue
      </Button>
      <Button variant="quiet" block onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
