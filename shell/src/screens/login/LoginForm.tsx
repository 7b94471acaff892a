import { callAction, showPopup, errorMessage, withLoading } from '@reelrupee/platform';
import { Button, Note } from '@reelrupee/ui/core';
import { Checkbox, PasswordField, TextField, useForm } from '@reelrupee/ui/form';
import { useState } from 'react';
import { completeSignIn } from '../../session/completeSignIn';
import styles from './LoginScreen.module.css';

interface LoginFields {
  email: string;
  password: string;
  remember: boolean;
}

/** Ms that a refused login is explained for. */
const REFUSAL_MS = 1000;

const TEXTS = {
  refused: 'Login failed. Please try again.',
  failed: 'Something went wrong, please try again.',
};

/** Log-in by email and password. */
export function LoginForm() {
  // No default values: what was typed before React had taken the page over is kept.
  const { register, handleSubmit, formState } = useForm<LoginFields>();
  const { errors, isSubmitting } = formState;
  /** What the popup said, for as long as it is true. */
  const [problem, setProblem] = useState<string | null>(null);

  async function logIn({ email, password, remember }: LoginFields) {
    setProblem(null);
    const result = await withLoading(callAction('userLogin', { email: email.trim(), password }));
    if (result.kind === 'ok') return completeSignIn(result.data, 'login', remember);
    const title = errorMessage(result, TEXTS);
    if (title) showPopup({ tone: 'error', title, closesAfterMs: REFUSAL_MS });
    setProblem(title);
  }

  return (
    // It may be sent while it is only HTML; this method then does nothing, where others put the password into the address.
    <form
      noValidate
      method="dialog"
      className={styles['form']}
      onSubmit={(event) => void handleSubmit(logIn)(event)}
    >
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        error={errors.email?.message}
        {...register('email', { required: 'Please enter your email.' })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { required: 'Please enter your password.' })}
      />
      <div className={styles['options']}>
        <Checkbox label="Remember me" {...register('remember')} />
        <Button variant="quiet" className={styles['forgotten']} onClick={explainForgottenPassword}>
          Forget password?
        </Button>
      </div>
      {problem && <Note tone="danger">{problem}</Note>}
      <Button type="submit" block busy={isSubmitting}>
        Log in
      </Button>
    </form>
  );
}

function explainForgottenPassword() {
  showPopup({
    tone: 'info',
    title: 'Forgotten your password?',
    text: 'It cannot be reset here yet. If your account uses a Google email, log in with Continue with Google.',
    closesAfterMs: null,
  });
}
