import { callAction, setQueryData, showToast, errorMessage } from '@reelrupee/platform';
import type { ProfileFields } from './profileRules';

const TEXTS = { refused: 'Update failed', failed: 'Server error' };

export type SaveResult = { kind: 'saved' } | { kind: 'not-saved'; text: string | null };

/** Saves a user’s profile and shows the result as a toast; `text` repeats an error in the form. */
export async function saveProfile(userId: string, fields: ProfileFields): Promise<SaveResult> {
  const { accountHolderName, accountNumber, ifscCode, ...rest } = fields;
  const result = await callAction('updateUserProfile', {
    userId,
    ...rest,
    bankDetails: { accountHolderName, accountNumber, ifscCode },
  });
  if (result.kind === 'ok') {
    setQueryData('getUserProfile', { userId }, result);
    showToast('success', 'Profile updated successfully!');
    return { kind: 'saved' };
  }
  const text = errorMessage(result, TEXTS);
  if (text) showToast('error', text);
  return { kind: 'not-saved', text };
}
