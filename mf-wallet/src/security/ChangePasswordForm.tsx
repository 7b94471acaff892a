import { callAction, errorMessage, invalidateActions, showToast } from '@reelrupee/platform';
import { Button, Note, useIsMounted } from '@reelrupee/ui/core';
import { NewPasswordFields, newPasswordRules, PasswordField, useForm } from '@reelrupee/ui/form';
import { useState } from 'react';
import { errorTexts } from '../errorTexts';
import styles from './Security.module.css';
import { t } from '../texts/texts';

interface ChangePasswordFormProps {
  userId: string;
  onDone: () => void;
}

/** Changes the password; the provider then logs out all other devices. */
export function ChangePasswordForm({ userId, onDone }: ChangePasswordFormProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { currentPassword: '', password: '', cPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const [errorText, setErrorText] = useState<string | null>(null);
  const isMounted = useIsMounted();

  async function save(fields: { currentPassword: string; password: string; cPassword: string }) {
    setErrorText(null);
    const result = await callAction('changePassword', { userId, ...fields });
    if (result.kind !== 'ok') return showError(errorMessage(result, errorTexts()));
    invalidateActions('getUserSessions');
    showToast('success', t('Password changed. Other devices are logged out.'));
    // The user may have closed the dialog, and opened it again.
    if (isMounted.current) onDone();
  }

  function showError(text: string | null) {
    if (isMounted.current) setErrorText(text);
    else if (text) showToast('error', text);
  }

  return (
    <form noValidate className={styles['section']} onSubmit={(event) => void handleSubmit(save)(event)}>
      <PasswordField
        label={t('Current password')}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword', { required: t('Please enter your password.') })}
      />
      <NewPasswordFields
        label={t('New password')}
        password={register('password', newPasswordRules.password)}
        confirmation={register('cPassword', newPasswordRules.cPassword)}
        errors={errors}
      />
      {errorText && <Note tone="danger">{errorText}</Note>}
      <Button type="submit" block busy={isSubmitting}>
        {t('Change password')}
      </Button>
    </form>
  );
}
