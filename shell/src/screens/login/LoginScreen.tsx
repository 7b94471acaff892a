import { SIGN_UP_QUERY } from '@reelrupee/contract/signUpAddress';
import { runtimeConfig, useUnsavedChanges } from '@reelrupee/platform';
import { useSearchParams } from '@reelrupee/platform/router';
import { Button, Card, cx } from '@reelrupee/ui/core';
import { useForm } from '@reelrupee/ui/form';
import { useState } from 'react';
import { GoogleCompletion } from './GoogleCompletion';
import { GoogleLogo } from './GoogleLogo';
import { LoginForm, type LoginFields } from './LoginForm';
import { LoginIntro } from './LoginIntro';
import styles from './LoginScreen.module.css';
import { RecoverySlot } from './RecoverySlot';
import { recoveryOf } from './recovery';
import { SignUpForm } from './SignUpForm';
import type { SignUpFields } from './signUpRules';
import { useGoogleSignIn } from './useGoogleSignIn';
import { useLogInElsewhere } from './useLogInElsewhere';
import { useReferralCode } from './useReferralCode';
import { t } from './texts/texts';
import { LanguageSwitch } from '../../frame/LanguageSwitch';

type FormKind = 'login' | 'signup';

const LABELS = { login: 'Log in', signup: 'Sign up' } as const satisfies Record<FormKind, string>;

/** Referral links open the sign-up form. */
function initialForm(params: URLSearchParams): FormKind {
  return params.has('ref') || params.get('form') === SIGN_UP_QUERY.form ? 'signup' : 'login';
}

function introOf(form: FormKind) {
  return form === 'login'
    ? { title: t('Welcome back'), text: t('Log in to watch today’s reels and see your earnings.') }
    : {
        title: t('Join {productName}', { productName: runtimeConfig().productName }),
        text: t(
          'Sign up and watch 10 videos to get paid daily. Earnings unlock after 10 full days in a row.',
        ),
      };
}

/** Log in by password, sign up, or continue with Google. */
export function LoginScreen() {
  const [params] = useSearchParams();
  const [form, setForm] = useState(() => initialForm(params));
  // Here, so that a look at the other form keeps what was typed. No default values: they would replace text typed
  // before hydration.
  const login = useForm<LoginFields>();
  const signUp = useForm<SignUpFields>({ mode: 'onTouched' });
  useUnsavedChanges(signUp.formState.isDirty);
  const referral = useReferralCode();
  const google = useGoogleSignIn(referral.code ?? '');
  /** A visitor who was told that the account exists logs in with the same email. */
  function openForm(kind: FormKind) {
    const email = signUp.getValues('email');
    if (kind === 'login' && email && !login.getValues('email')) login.setValue('email', email);
    setForm(kind);
  }

  const recovery = recoveryOf(params);
  useLogInElsewhere(recovery !== null);
  if (recovery) return <RecoverySlot recovery={recovery} />;
  if (google.incomplete) {
    return (
      <GoogleCompletion
        profile={google.incomplete}
        referralCode={referral.code}
        errorText={google.errorText}
        isCodeRefused={google.isCodeRefused}
        onComplete={google.complete}
        onRemoveCode={() => {
          google.clearError();
          referral.ignore();
        }}
        onCancel={google.cancel}
      />
    );
  }
  return (
    <div className={styles['screen']}>
      <LanguageSwitch className={styles['language']} />
      <LoginIntro {...introOf(form)} />
      <Card>
        <div role="group" aria-label={t('Choose a form')} className={styles['switch']}>
          {(['login', 'signup'] as const).map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={form === kind}
              className={cx(form === kind && styles['selected'])}
              onClick={() => openForm(kind)}
            >
              {t(LABELS[kind])}
            </button>
          ))}
        </div>
        {form === 'login' ? (
          <LoginForm form={login} />
        ) : (
          <SignUpForm form={signUp} referralCode={referral.code} onRemoveCode={referral.remove} />
        )}
        {runtimeConfig().googleClientId !== '' && (
          <>
            <p className={styles['divider']}>{t('or')}</p>
            <Button
              variant="secondary"
              block
              busy={google.busy}
              // Back from the step that it opened.
              autoFocus={google.cancelled}
              onClick={google.start}
            >
              <GoogleLogo /> {t('Continue with Google')}
            </Button>
          </>
        )}
      </Card>
    </div>
  );
}
