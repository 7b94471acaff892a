import { callAction, showToast, troubleText } from '@reelrupee/platform';
import { Button, oneAtATime } from '@reelrupee/ui/core';
import { useState } from 'react';
import { enter } from '../../session/signIn';
import { askGoogle, fetchGoogleProfile, type GoogleProfile } from './google';
import { GoogleCompletion, type CompletionFields } from './GoogleCompletion';
import { GoogleMark } from './GoogleMark';
import styles from './LoginScreen.module.css';

const FAILED = 'Google login failed';
const TEXTS = { refused: FAILED, failed: FAILED };

interface GoogleAccount {
  accessToken: string;
  profile: GoogleProfile;
}

/** Sign-in by Google; who is new completes name and phone first. */
export function GoogleSignIn({ referralCode }: { referralCode: string }) {
  const [once] = useState(oneAtATime);
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
    if (result.kind === 'ok') return enter(result.data, 'login', true);
    const text = troubleText(result, TEXTS);
    if (text) showToast('error', text);
  }

  if (incomplete) {
    return (
      <GoogleCompletion
        suggestedName={incomplete.profile.name ?? ''}
        onComplete={(person) => signIn(incomplete, person)}
        onCancel={() => setIncomplete(null)}
      />
    );
  }
  return (
    <>
      <p className={styles['divider']}>or</p>
      <Button variant="secondary" block busy={busy} onClick={() => void once(start)}>
        <GoogleMark /> Continue with Google
      </Button>
    </>
  );
}
