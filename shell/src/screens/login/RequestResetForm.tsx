import { normalizeEmail } from '@reelrupee/contract/contact';
import { callAction, errorMessage, routes, withLoading, replyText } from '@reelrupee/platform';
import { Link, useLocation } from '@reelrupee/platform/router';
import { Button, Note } from '@reelrupee/ui/core';
import { TextField, useForm } from '@reelrupee/ui/form';
import { useState } from 'react';
import { AccountForm } from './AccountForm';
import { t } from './texts/texts';
import { failedTexts } from './failedTexts';

/** Asks for a link that sets a new password; where no mail is sent, it leads to the form for a code. */
export function RequestResetForm() {
  const { register, handleSubmit, formState } = useForm<{ email: string }>();
  const { errors, isSubmitting } = formState;
  const { state } = useLocation();
  const [answer, setAnswer] = useState<{ tone: 'brand' | 'danger'; text: string } | null>(null);

  async function send({ email }: { email: string }) {
    setAnswer(null);
    const result = await withLoading(callAction('requestPasswordReset', { email: normalizeEmail(email) }));
    if (result.kind === 'ok') return setAnswer({ tone: 'brand', text: replyText(result.msg) });
    const text = errorMessage(result, failedTexts());
    if (text) setAnswer({ tone: 'danger', text });
  }

  return (
    <AccountForm onSubmit={handleSubmit(send)}>
      <TextField
        label={t('Email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        error={errors.email?.message}
        {...register('email', { required: t('Please enter your email.') })}
      />
      {answer && <Note tone={answer.tone}>{answer.text}</Note>}
      <Button type="submit" block busy={isSubmitting}>
        {t('Send link')}
      </Button>
      <Link to="?reset=" replace state={state}>
        {t('I have a code')}
      </Link>
      {/* A provider that sends no mail replies: Please contact support. */}
      <Link to={routes.support}>{t('Help and support')}</Link>
    </AccountForm>
  );
}
