import { MAX_NAME_LENGTH, MIN_PASSWORD_LENGTH } from '@reelrupee/contract/constants';
import { emailAdvice, phoneAdvice } from '@reelrupee/contract/contact';
import {
  callAction,
  routes,
  showPopup,
  showToast,
  signInErrorMessage,
  useUnsavedChanges,
  withLoading,
} from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Button, Note } from '@reelrupee/ui/core';
import { PasswordField, TextField, useForm } from '@reelrupee/ui/form';
import { useState } from 'react';
import { completeSignIn } from '../../session/completeSignIn';
import { deviceId } from '../../session/deviceId';
import styles from './LoginScreen.module.css';
import { signUpRules, type SignUpFields } from './signUpRules';

/** Ms that the popup of a failed registration is shown. */
const REFUSAL_MS = 2000;

const TEXTS = {
  refused: 'Registration failed. Please try again.',
  failed: 'Something went wrong. Please try again.',
};

/** The sign-up form; `referralCode` comes from the referral link, null without one. */
export function SignUpForm({ referralCode }: { referralCode: string | null }) {
  // No default values, so that text typed before hydration is kept.
  const { register, handleSubmit, getValues, formState } = useForm<SignUpFields>({ mode: 'onTouched' });
  const { errors, isSubmitting, isDirty } = formState;
  /** Repeats the popup’s message until the next attempt. */
  const [errorText, setErrorText] = useState<string | null>(null);
  useUnsavedChanges(isDirty);

  async function signUp(fields: SignUpFields) {
    setErrorText(null);
    const result = await withLoading(
      callAction('userRegister', { ...fields, referralCode: referralCode ?? '', deviceId: deviceId() }),
    );
    if (result.kind === 'ok') {
      showToast('success', 'Registration successful!');
      return completeSignIn(result.data, 'registration', true);
    }
    const title = signInErrorMessage(result, TEXTS);
    if (!title) return;
    showToast('error', title);
    showPopup({ tone: 'error', title, closesAfterMs: REFUSAL_MS });
    setErrorText(title);
  }

  return (
    // Submitted before hydration, this method does nothing; others would put the password into the address.
    <form
      noValidate
      method="dialog"
      className={styles['form']}
      onSubmit={(event) => void handleSubmit(signUp)(event)}
    >
      <TextField
        label="Full name"
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        error={errors.name?.message}
        {...register('name', signUpRules.name)}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        hint={errors.email && (emailAdvice(getValues('email')) ?? undefined)}
        error={errors.email?.message}
        {...register('email', signUpRules.email)}
      />
      <TextField
        label="Phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        prefix="+91"
        hint={errors.phone && (phoneAdvice(getValues('phone')) ?? undefined)}
        error={errors.phone?.message}
        {...register('phone', signUpRules.phone)}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={errors.password ? undefined : `At least ${MIN_PASSWORD_LENGTH} characters.`}
        error={errors.password?.message}
        {...register('password', signUpRules.password)}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.cPassword?.message}
        {...register('cPassword', signUpRules.cPassword)}
      />
      {referralCode !== null && <TextField label="Referral code" value={referralCode} readOnly />}
      {errorText && <Note tone="danger">{errorText}</Note>}
      <p className={styles['consent']}>
        By signing up you accept the{' '}
        <Link to={routes.terms} target="_blank">
          Terms of use
        </Link>{' '}
        and the{' '}
        <Link to={routes.privacy} target="_blank">
          Privacy
        </Link>{' '}
        page.
      </p>
      <Button type="submit" block busy={isSubmitting}>
        Sign up
      </Button>
    </form>
  );
}
