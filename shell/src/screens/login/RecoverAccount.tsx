import { routes } from '@reelrupee/platform';
import { Link, useLocation } from '@reelrupee/platform/router';
import { buttonClass, Card } from '@reelrupee/ui/core';
import { useEffect } from 'react';
import { focusMain } from '../../frame/focusMain';
import { LanguageSwitch } from '../../frame/LanguageSwitch';
import { ConfirmEmail } from './ConfirmEmail';
import { LoginIntro } from './LoginIntro';
import styles from './LoginScreen.module.css';
import { NewPasswordForm } from './NewPasswordForm';
import type { Recovery } from './recovery';
import { RequestResetForm } from './RequestResetForm';
import { t } from './texts/texts';

const INTROS = {
  forgot: { title: 'Forgot your password?', text: 'Enter your email. We help you set a new one.' },
  reset: { title: 'New password', text: 'Choose a new password. All devices are logged out.' },
  verify: { title: 'Confirm your email', text: 'Then we can reach you if you lose your password.' },
} as const satisfies Record<Recovery['kind'], object>;

/** A forgotten password, and the targets of the links that are mailed. */
export default function RecoverAccount({ recovery }: { recovery: Recovery }) {
  const { title, text } = INTROS[recovery.kind];
  const { state } = useLocation();
  useEffect(() => {
    replaceFocus();
    return replaceFocus;
  }, [recovery.kind]);
  return (
    <div className={styles['screen']}>
      {/* A mailed link opens in the language of the browser. */}
      <LanguageSwitch className={styles['language']} />
      <LoginIntro title={t(title)} text={t(text)} />
      <Card>
        {recovery.kind === 'forgot' && <RequestResetForm />}
        {recovery.kind === 'reset' && <NewPasswordForm code={recovery.code} />}
        {recovery.kind === 'verify' && <ConfirmEmail code={recovery.code} />}
        <p className={styles['divider']}>{t('or')}</p>
        <Link
          to={routes.login}
          replace
          state={state}
          className={buttonClass({ variant: 'quiet', block: true })}
        >
          {t('Back to log in')}
        </Link>
      </Card>
    </div>
  );
}

/** Moves the focus to the screen if the element that had it is gone. */
function replaceFocus(): void {
  if (document.activeElement === document.body) focusMain();
}
