import { callAction, errorMessage, invalidateActions, showToast } from '@reelrupee/platform';
import { Button, Note } from '@reelrupee/ui/core';
import { NewPasswordFields, newPasswordRules, PasswordField, useForm } from '@reelrupee/ui/form';
import { errorTexts } from '../errorTexts';
import styles from './Security.module.css';
import { useErrorText } from './useErrorText';
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
  const { isMounted, errorText, showError } = useErrorText();

  async function save(fields: { currentPassword: string; password: string; cPassword: string }) {
    showError(null);
    const result = await callAction('changePassword', { userId, ...fields });
    if (result.kind !== 'ok') return showError(errorMessage(result, errorTexts()));
    invalidateActions('getUserSessions');
    showToast('success', t('Password changed. Other devices are logged out.'));
    // The user may have closed the dialog, and opened it again.
    if (isMounted.current) onDone();
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
      {errorText && (
        <Note tone="danger" role="alert">
          {errorText}
        </Note>
      )}
      <Button type="submit" block busy={isSubmitting}>
        {t('Change password')}
      </Button>
    </form>
  );
}
