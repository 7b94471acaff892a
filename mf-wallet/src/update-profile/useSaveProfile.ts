import { requestGoogleToken, showToast, type SessionUser } from '@reelrupee/platform';
import { useIsMounted } from '@reelrupee/ui/core';
import { useState } from 'react';
import { useOwnerConfirmation, type OwnerProof } from '../owner-confirmation/useOwnerConfirmation';
import type { ProfileFields } from './profileRules';
import { saveProfile } from './saveProfile';
import { t } from '../texts/texts';

/** Saves the profile. If the provider wants a confirmation of the owner first, `confirmation` asks for it. */
export function useSaveProfile(user: SessionUser, onSaved: () => void) {
  const [saveError, setSaveError] = useState<string | null>(null);
  const confirmation = useOwnerConfirmation(user.hasPassword);
  const isMounted = useIsMounted();

  async function save(fields: ProfileFields, proof: OwnerProof = confirmation.proof) {
    setSaveError(null);
    const result = await saveProfile(user._id, fields, proof);
    // The user may have closed the dialog, and opened it again.
    if (!isMounted.current) return;
    if (result.kind === 'saved') onSaved();
    else if (result.kind === 'not-saved') setSaveError(result.text);
    else confirmation.ask();
  }

  async function saveWithGoogle(fields: ProfileFields) {
    const googleAccessToken = await requestGoogleToken();
    if (googleAccessToken) await save(fields, { googleAccessToken });
    else showToast('error', t('Google login failed'));
  }

  return {
    save: (fields: ProfileFields) => save(fields),
    saveWithGoogle,
    /** Repeats the toast’s message until the next attempt. */
    saveError,
    confirmation,
  };
}
