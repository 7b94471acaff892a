import { callAction, showToast, errorMessage } from '@reelrupee/platform';
import { singleFlight } from '@reelrupee/ui/core';
import { useState } from 'react';
import { completeSignIn } from '../../session/completeSignIn';
import { askGoogle, fetchGoogleProfile, type GoogleProfile } from './google';

const FAILED = 'Google login failed';
const TEXTS = { refused: FAILED, failed: FAILED };

/** What Google does not tell us, and the account needs. */
export interface CompletionFields {
  name: string;
  phone: string;
}

interface GoogleAccount {
  accessToken: string;
  profile: GoogleProfile;
}

/** Sign-in by Google, step by step; who is new has to complete name and phone first. */
export function useGoogleSignIn(referralCode: string) {
  const [once] = useState(singleFlight);
  const [busy, setBusy] = useState(false);
  const [incomplete, setIncomplete] = useState<GoogleAccount | null>(null);

  async function start() {
    setBusy(true);
    await signInOrComplete();
    setBusy(false);
  }

  async function signInOrComplete() {
    const accessToken = await askGoogle();
    if (!accessToken) return showToast('error', FAILED);
    const profile = await fetchGoogleProfile(accessToken);
    if (!profile) return showToast('error', 'Failed to fetch Google user info');
    const known = await callAction('getUserbyEmail', { email: profile.email, accessToken });
    if (known.kind === 'ok' && known.data.name && known.data.phone) {
      return signIn({ accessToken, profile }, known.data);
    }
    if (known.kind === 'failed') return showToast('error', FAILED);
    setIncomplete({ accessToken, profile });
  }

  async function signIn({ accessToken, profile }: GoogleAccount, person: CompletionFields) {
    const { sub, email, picture } = profile;
    const result = await callAction('googleLogin', {
      accessToken,
      sub,
      email,
      ...(picture ? { picture } : {}),
      ...person,
      referralCode,
    });
    if (result.kind === 'ok') return completeSignIn(result.data, 'login', true);
    const text = errorMessage(result, TEXTS);
    if (text) showToast('error', text);
  }

  return {
    /** Google is being asked. */
    busy,
    start: () => void once(start),
    /** Who still has to be completed; null when nobody has. */
    incomplete: incomplete?.profile ?? null,
    complete: async (person: CompletionFields) => {
      if (incomplete) await signIn(incomplete, person);
    },
    cancel: () => setIncomplete(null),
  };
}
