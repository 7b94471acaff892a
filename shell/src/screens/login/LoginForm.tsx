import { REPLY_CODES } from '@reelrupee/contract/envelope';
import { normalizeEmail } from '@reelrupee/contract/contact';
import {
  callAction,
  showPopup,
  signInErrorMessage,
  withLoading,
  type ActionError,
} from '@reelrupee/platform';
import { useLocation, useSearchParams } from '@reelrupee/platform/router';
import { Button, Note } from '@reelrupee/ui/core';
import { Checkbox, PasswordField, TextField, type UseFormReturn } from '@reelrupee/ui/form';
import { useState } from 'react';
import { completeSignIn } from '../../session/completeSignIn';
import { browserFacts } from '../../session/browserFacts';
import { AccountForm } from './AccountForm';
import { codeRules } from './codeRules';
import styles from './LoginScreen.module.css';
import { t } from './texts/texts';

export interface LoginFields {
  email: string;
  password: string;
  /** Code of an authenticator app; asked for if the provider wants one. */
  totp?: string;
  remember: boolean;
}

/** Ms that the popup of a failed login is shown. */
const REFUSAL_MS = 1000;

const errorTexts = () => ({
  refused: t('Login failed. Please try again.'),
  failed: t('Something went wrong, please try again.'),
});

/** The login form: email and password. */
export function LoginForm({ form }: { form: UseFormReturn<LoginFields> }) {
  const { register, handleSubmit, resetField, formState } = form;
  const { errors, isSubmitting } = formState;
  const [, setParams] = useSearchParams();
  /** The plan that the visitor has chosen. */
  const { state } = useLocation();
  /** Of the last attempt; the form repeats the popup’s message. */
  const [error, setError] = useState<ActionError | null>(null);
  const errorText = error && signInErrorMessage(error, errorTexts());
  const [needsTotp, setNeedsTotp] = useState(false);

  async function logIn({ email, password, totp, remember }: LoginFields) {
    setError(null);
    const result = await withLoading(
      callAction('userLogin', {
        email: normalizeEmail(email),
        password,
        totp: needsTotp ? totp : undefined,
        ...browserFacts(),
      }),
    );
    if (result.kind === 'ok') return completeSignIn(result.data, 'login', remember);
    if (result.kind === 'refused' && result.code === REPLY_CODES.confirmationNeeded) {
      // The code of another account.
      if (!needsTotp) resetField('totp');
      return setNeedsTotp(true);
    }
    const title = signInErrorMessage(result, errorTexts());
    if (title) showPopup({ tone: 'error', title, closesAfterMs: REFUSAL_MS });
    setError(result);
  }

  return (
    <AccountForm onSubmit={handleSubmit(logIn)}>
      <TextField
        label={t('Email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        error={errors.email?.message}
        {...register('email', {
          required: t('Please enter your email.'),
          onChange: () => setNeedsTotp(false),
        })}
      />
      <PasswordField
        label={t('Password')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { required: t('Please enter your password.') })}
      />
      {needsTotp && (
        <TextField
          label={t('Code of your authenticator app')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          error={errors.totp?.message}
          {...register('totp', codeRules())}
        />
      )}
      <div className={styles['options']}>
        <Checkbox label={t('Remember me')} {...register('remember')} />
        <Button
          variant="quiet"
          className={styles['forgotPassword']}
          onClick={() => setParams({ form: 'forgot' }, { state })}
        >
          {t('Forget password?')}
        </Button>
      </div>
      {errorText && <Note tone="danger">{errorText}</Note>}
      <Button type="submit" block busy={isSubmitting}>
        {t('Log in')}
      </Button>
    </AccountForm>
  );
}
