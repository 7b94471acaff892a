import { useSearchParams } from '@reelrupee/platform/router';
import { runtimeConfig } from '@reelrupee/platform';
import { Card, cx } from '@reelrupee/ui/core';
import { useState } from 'react';
import { Logo } from '../../frame/Logo';
import { GoogleSignIn } from './GoogleSignIn';
import { LoginForm } from './LoginForm';
import styles from './LoginScreen.module.css';
import { SignUpForm } from './SignUpForm';

type FormKind = 'login' | 'signup';

const LABELS = { login: 'Log in', signup: 'Sign up' } as const satisfies Record<FormKind, string>;

/** Who arrives by a referral link has come to sign up. */
function firstForm(params: URLSearchParams): FormKind {
  return params.has('ref') || params.get('form') === 'signup' ? 'signup' : 'login';
}

/** The way in: by password, by a new account, or by Google. */
export function LoginScreen() {
  const [params] = useSearchParams();
  const [form, setForm] = useState(() => firstForm(params));
  const referralCode = params.get('ref') ?? '';
  return (
    <div className={styles['screen']}>
      <div className={styles['intro']}>
        <Logo size={52} />
        <h1>{form === 'login' ? 'Welcome back' : `Join ${runtimeConfig().productName}`}</h1>
        <p>
          {form === 'login'
            ? 'Log in to watch today’s reels and see your earnings.'
            : 'Sign up and watch 10 videos to get paid daily.'}
        </p>
      </div>
      <Card>
        <div role="group" aria-label="Choose a form" className={styles['switch']}>
          {(['login', 'signup'] as const).map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={form === kind}
              className={cx(form === kind && styles['chosen'])}
              onClick={() => setForm(kind)}
            >
              {LABELS[kind]}
            </button>
          ))}
        </div>
        {form === 'login' ? <LoginForm /> : <SignUpForm referralCode={referralCode} />}
        <GoogleSignIn referralCode={referralCode} />
      </Card>
    </div>
  );
}
