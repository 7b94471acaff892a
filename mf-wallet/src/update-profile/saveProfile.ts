import { REPLY_CODES } from '@reelrupee/contract/envelope';
import { callAction, errorMessage, invalidateActions, setQueryData, showToast } from '@reelrupee/platform';
import type { OwnerProof } from '../owner-confirmation/useOwnerConfirmation';
import { discardProfileDraft } from './profileDraft';
import type { ProfileFields } from './profileRules';
import { t } from '../texts/texts';

const errorTexts = () => ({ refused: t('Update failed'), failed: t('Server error') });

export type SaveResult =
  | { kind: 'saved' }
  /** The provider wants the password or Google first. */
  | { kind: 'confirmation-needed' }
  | { kind: 'not-saved'; text: string | null };

/** Saves a user’s profile and shows the result as a toast; `text` repeats an error in the form. */
export async function saveProfile(
  userId: string,
  fields: ProfileFields,
  proof: OwnerProof = {},
): Promise<SaveResult> {
  const { accountHolderName, accountNumber, ifscCode, ...rest } = fields;
  const result = await callAction('updateUserProfile', {
    userId,
    ...rest,
    ...proof,
    bankDetails: { accountHolderName, accountNumber, ifscCode },
  });
  if (result.kind === 'ok') {
    const { data } = result;
    discardProfileDraft(userId);
    // A provider may reply without the user.
    if (data?._id) setQueryData('getUserProfile', { userId }, { ...result, data });
    else invalidateActions('getUserProfile');
    showToast('success', t('Profile updated successfully!'));
    return { kind: 'saved' };
  }
  if (result.kind === 'refused' && result.code === REPLY_CODES.confirmationNeeded) {
    return { kind: 'confirmation-needed' };
  }
  // The form goes with the session, and what was typed with the form.
  if (result.kind === 'session-ended') showToast('info', t('Your changes were not saved.'));
  const text = errorMessage(result, errorTexts());
  if (text) showToast('error', text);
  return { kind: 'not-saved', text };
}
