import {
  callAction,
  showPopup,
  showToast,
  signInErrorMessage,
  withLoading,
  type ActionError,
} from '@reelrupee/platform';
import { useState } from 'react';
import { browserFacts } from '../../session/browserFacts';
import { completeSignIn } from '../../session/completeSignIn';
import { isReferralCodeRefused } from './isReferralCodeRefused';
import type { SignUpFields } from './signUpRules';
import { t } from './texts/texts';

/** Ms that the popup of a failed registration is shown. */
const REFUSAL_MS = 2000;

const errorTexts = () => ({
  refused: t('Registration failed. Please try again.'),
  failed: t('Something went wrong. Please try again.'),
});

/** Registers an account and signs in to it. */
export function useSignUp(referralCode: string | null) {
  /** Of the last attempt. */
  const [error, setError] = useState<ActionError | null>(null);

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

  return {
    signUp,
    /** Repeats the popup’s message until the next attempt. */
    errorText: error && signInErrorMessage(error, errorTexts()),
    isCodeRefused: isReferralCodeRefused(error),
    clearError: () => setError(null),
  };
}
