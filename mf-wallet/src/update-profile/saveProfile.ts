import { callAction, setQueryData, showToast, errorMessage } from '@reelrupee/platform';
import type { ProfileFields } from './profileRules';

const TEXTS = { refused: 'Update failed', failed: 'Server error' };

export type SavedProfile = { kind: 'saved' } | { kind: 'not-saved'; text: string | null };

/** Saves the profile of a user, and says by toast how it went; `text` is for those who missed the toast. */
export async function saveProfile(userId: string, fields: ProfileFields): Promise<SavedProfile> {
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
