import { MAX_NAME_LENGTH } from '@reelrupee/contract/constants';
import { phoneAdvice } from '@reelrupee/contract/contact';
import { useUnsavedChanges } from '@reelrupee/platform';
import { Button, Card } from '@reelrupee/ui/core';
import { TextField, useForm } from '@reelrupee/ui/form';
import type { GoogleProfile } from './google';
import { LoginIntro } from './LoginIntro';
import styles from './LoginScreen.module.css';
import { signUpRules } from './signUpRules';
import type { CompletionFields } from './useGoogleSignIn';

interface GoogleCompletionProps {
  profile: GoogleProfile;
  onComplete: (person: CompletionFields) => Promise<void>;
  onCancel: () => void;
}

/** The last step for new users of Google sign-in: name and phone. */
export function GoogleCompletion({ profile, onComplete, onCancel }: GoogleCompletionProps) {
  const { register, handleSubmit, getValues, formState } = useForm<CompletionFields>({
    defaultValues: { name: profile.name ?? '', phone: '' },
  });
  const { errors, isSubmitting, isDirty } = formState;
  useUnsavedChanges(isDirty);
  return (
    <div className={styles['screen']}>
      <LoginIntro title="One more step" text={`You are signing up as ${profile.email}.`} />
      <Card>
        <form
          noValidate
          aria-label="Complete your Google sign-up"
          className={styles['form']}
          onSubmit={(event) => void handleSubmit(onComplete)(event)}
        >
          <TextField
            label="Name"
            autoComplete="name"
            maxLength={MAX_NAME_LENGTH}
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
            prefix="+91"
            // Google usually provides the name.
            autoFocus
            hint={errors.phone && (phoneAdvice(getValues('phone')) ?? undefined)}
            error={errors.phone?.message}
            {...register('phone', signUpRules.phone)}
          />
          <Button type="submit" block busy={isSubmitting}>
            Continue
          </Button>
          <Button variant="quiet" block onClick={onCancel}>
            Cancel
          </Button>
        </form>
      </Card>
    </div>
  );
}
