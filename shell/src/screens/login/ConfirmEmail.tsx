import { callAction, errorMessage, routes, showToast, withLoading, replyText } from '@reelrupee/platform';
import { useNavigate } from '@reelrupee/platform/router';
import { Button, Note } from '@reelrupee/ui/core';
import { useState } from 'react';
import styles from './LoginScreen.module.css';
import { t } from './texts/texts';
import { failedTexts } from './failedTexts';

/** Confirms an email by a tap: mail scanners open links, and must not use the code up. */
export function ConfirmEmail({ code }: { code: string }) {
  const navigate = useNavigate();
  const [errorText, setErrorText] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function confirm() {
    setErrorText(null);
    setIsSending(true);
    const result = await withLoading(callAction('verifyEmail', { code }));
    setIsSending(false);
    if (result.kind !== 'ok') return setErrorText(errorMessage(result, failedTexts()));
    showToast('success', replyText(result.msg));
    return navigate(routes.home, { replace: true });
  }

  return (
    <div className={styles['form']}>
      {errorText && <Note tone="danger">{errorText}</Note>}
      <Button block busy={isSending} onClick={() => void confirm()}>
        {t('Confirm email')}
      </Button>
    </div>
  );
}
