import { MAX_NAME_LENGTH } from '@reelrupee/contract/constants';
import {
  callAction,
  routes,
  showPopup,
  showToast,
  signInErrorMessage,
  withLoading,
  type ActionError,
} from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Button, Note } from '@reelrupee/ui/core';
import {
  emailHint,
  NewPasswordFields,
  newPasswordRules,
  phoneHint,
  TextField,
  type UseFormReturn,
} from '@reelrupee/ui/form';
import { useState, type ReactNode } from 'react';
import { completeSignIn } from '../../session/completeSignIn';
import { browserFacts } from '../../session/browserFacts';
import { AccountForm } from './AccountForm';
import styles from './LoginScreen.module.css';
import { signUpRules, type SignUpFields } from './signUpRules';
import { t } from './texts/texts';

/** Ms that the popup of a failed registration is shown. */
const REFUSAL_MS = 2000;

const errorTexts = () => ({
  refused: t('Registration failed. Please try again.'),
  failed: t('Something went wrong. Please try again.'),
});

interface SignUpFormProps {
  form: UseFormReturn<SignUpFields>;
  /** Of the referral link; null without one. */
  referralCode: string | null;
  onRemoveCode: () => void;
}

/** The sign-up form. A code that may be the reason of a refusal can be removed: a link may be cut or old. */
export function SignUpForm({ form, referralCode, onRemoveCode }: SignUpFormProps) {
  const { register, handleSubmit, getValues, formState } = form;
  const { errors, isSubmitting } = formState;
  /** Of the last attempt; the form repeats the popup’s message. */
  const [error, setError] = useState<ActionError | null>(null);
  const errorText = error && signInErrorMessage(error, errorTexts());

  async function signUp(fields: SignUpFields) {
    setError(null);
    const result = await withLoading(
      callAction('userRegister', { ...fields, referralCode: referralCode ?? '', ...browserFacts() }),
    );
    if (result.kind === 'ok') {
      showToast('success', t('Registration successful!'));
      return completeSignIn(result.data, 'registration', true);
    }
    const title = signInErrorMessage(result, errorTexts());
    if (!title) return;
    showToast('error', title);
    showPopup({ tone: 'error', title, closesAfterMs: REFUSAL_MS });
    setError(result);
  }

  function removeCode() {
    setError(null);
    onRemoveCode();
  }

  return (
    <AccountForm onSubmit={handleSubmit(signUp)}>
      <TextField
        label={t('Full name')}
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        error={errors.name?.message}
        {...register('name', signUpRules.name)}
      />
      <TextField
        label={t('Email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        hint={errors.email && emailHint(getValues('email'))}
        error={errors.email?.message}
        {...register('email', signUpRules.email)}
      />
      <TextField
        label={t('Phone')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        prefix="+91"
        hint={errors.phone && phoneHint(getValues('phone'))}
        error={errors.phone?.message}
        {...register('phone', signUpRules.phone)}
      />
      <NewPasswordFields
        label={t('Password')}
        password={register('password', newPasswordRules.password)}
        confirmation={register('cPassword', newPasswordRules.cPassword)}
        errors={errors}
      />
      {referralCode !== null && (
        <TextField
          label={t('Referral code')}
          value={referralCode}
          readOnly
          suffix={
            errorText && (
              <Button variant="quiet" onClick={removeCode}>
                {t('Remove')}
              </Button>
            )
          }
        />
      )}
      {errorText && <Note tone="danger">{errorText}</Note>}
      <p className={styles['consent']}>
        <ConsentText />
      </p>
      <Button type="submit" block busy={isSubmitting}>
        {t('Sign up')}
      </Button>
    </AccountForm>
  );
}

/** A sentence with two links, whose places in it depend on the language. */
function ConsentText() {
  const links: Record<string, ReactNode> = {
    '{terms}': <LegalLink key="terms" to={routes.terms} text={t('Terms of use')} />,
    '{privacy}': <LegalLink key="privacy" to={routes.privacy} text={t('Privacy')} />,
  };
  const places = { terms: '{terms}', privacy: '{privacy}' };
  const text = t('By signing up you accept the {terms} and the {privacy} page.', places);
  return text.split(/(\{\w+\})/).map((part) => links[part] ?? part);
}

function LegalLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} target="_blank">
      {text}
    </Link>
  );
}
