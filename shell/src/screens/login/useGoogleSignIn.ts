import {
  callAction,
  requestGoogleToken,
  showToast,
  signInErrorMessage,
  type ActionError,
} from '@reelrupee/platform';
import { singleFlight } from '@reelrupee/ui/core';
import { useState } from 'react';
import { completeSignIn } from '../../session/completeSignIn';
import { browserFacts } from '../../session/browserFacts';
import { fetchGoogleProfile, type GoogleProfile } from './googleProfile';
import { isReferralCodeRefused } from './isReferralCodeRefused';
import { t } from './texts/texts';

const failedText = () => t('Google login failed');
const messageOf = (error: ActionError) =>
  signInErrorMessage(error, { refused: failedText(), failed: failedText() });

/** Account fields that Google does not provide. */
export interface CompletionFields {
  name: string;
  phone: string;
}

interface GoogleAccount {
  accessToken: string;
  profile: GoogleProfile;
}

/** The steps of Google sign-in; new users complete name and phone first. */
export function useGoogleSignIn(referralCode: string) {
  const [runOnce] = useState(singleFlight);
  const [busy, setBusy] = useState(false);
  // Null after the step was left.
  const [incomplete, setIncomplete] = useState<GoogleAccount | null>();
  /** Of the last attempt; the step for name and phone repeats the toast’s message. */
  const [error, setError] = useState<ActionError | null>(null);

  async function start() {
    setError(null);
    setBusy(true);
    await signInOrComplete();
    setBusy(false);
  }

  async function signInOrComplete() {
    const accessToken = await requestGoogleToken();
    if (!accessToken) return showToast('error', failedText());
    const profile = await fetchGoogleProfile(accessToken);
    if (!profile) return showToast('error', t('Failed to fetch Google user info'));
    const known = await callAction('getUserbyEmail', { email: profile.email, accessToken });
    const { name, phone } = known.kind === 'ok' ? known.data : {};
    if (name && phone) return signIn({ accessToken, profile }, { name, phone });
    if (known.kind === 'failed') return showToast('error', failedText());
    setIncomplete({ accessToken, profile });
  }

  async function signIn({ accessToken, profile }: GoogleAccount, person: CompletionFields) {
    const { sub, email, picture } = profile;
    setError(null);
    const result = await callAction('googleLogin', {
      accessToken,
      sub,
      email,
      ...(picture ? { picture } : {}),
      ...person,
      referralCode,
      ...browserFacts(),
    });
    if (result.kind === 'ok') return completeSignIn(result.data, 'login', true);
    const text = messageOf(result);
    if (text) showToast('error', text);
    setError(result);
  }

  return {
    /** A sign-in is running. */
    busy,
    start: () => void runOnce(start),
    /** The profile that needs completion; null if there is none. */
    incomplete: incomplete?.profile ?? null,
    errorText: error && messageOf(error),
    isCodeRefused: isReferralCodeRefused(error),
    clearError: () => setError(null),
    /** The form for it was left. */
    cancelled: incomplete === null,
    complete: async (person: CompletionFields) => {
      if (incomplete) await signIn(incomplete, person);
    },
    cancel: () => setIncomplete(null),
  };
}
