import { callAction, errorMessage, routes, showToast, withLoading, replyText } from '@reelrupee/platform';
import { Link, useLocation, useNavigate } from '@reelrupee/platform/router';
import { Button, Note } from '@reelrupee/ui/core';
import { NewPasswordFields, newPasswordRules, TextField, useForm } from '@reelrupee/ui/form';
import { useState } from 'react';
import { AccountForm } from './AccountForm';
import { codeRules } from './codeRules';
import { t } from './texts/texts';
import { failedTexts } from './failedTexts';

interface FormValues {
  code: string;
  password: string;
  cPassword: string;
}

/** Sets a new password by the code of a mailed link, or one that support gave, which is typed. */
export function NewPasswordForm({ code }: { code: string }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { register, handleSubmit, formState } = useForm<FormValues>({
    defaultValues: { code },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const [errorText, setErrorText] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);

  async function save(fields: FormValues) {
    setErrorText(null);
    const result = await withLoading(callAction('resetPassword', fields));
    if (result.kind === 'ok') {
      showToast('success', replyText(result.msg));
      return navigate(routes.login, { replace: true, state });
    }
    setIsRefused(result.kind === 'refused');
    setErrorText(errorMessage(result, failedTexts()));
  }

  return (
    <AccountForm onSubmit={handleSubmit(save)}>
      {code === '' && (
        <TextField
          label={t('Code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message}
          {...register('code', codeRules())}
        />
      )}
      <NewPasswordFields
        label={t('New password')}
        password={register('password', newPasswordRules.password)}
        confirmation={register('cPassword', newPasswordRules.cPassword)}
        errors={errors}
      />
      {errorText && <Note tone="danger">{errorText}</Note>}
      {errorText && isRefused && code !== '' && (
        <Link to="?form=forgot" replace state={state}>
          {t('Ask for a new link')}
        </Link>
      )}
      <Button type="submit" block busy={isSubmitting}>
        {t('Set password')}
      </Button>
    </AccountForm>
  );
}
