/** Drafts of the profile form: what was edited and is not saved yet, stored for the lifetime of the tab. */
import { discardDraft, readDraft, saveDraft, type SessionUser } from '@reelrupee/platform';
import { profileFields, type ProfileFields } from './profileRules';

export type ProfileEdits = Partial<ProfileFields>;

/** The user's edited fields; none without a draft. */
export function readProfileDraft(userId: string): ProfileEdits {
  return readDraft(draftKey(userId)) ?? {};
}

/** Stores the fields that differ from the profile; without one, the draft is deleted. */
export function saveProfileDraft(user: SessionUser, fields: ProfileEdits): void {
  const saved = new Map<string, string>(Object.entries(profileFields(user)));
  const edits = Object.entries(fields).filter(([field, text]) => text !== saved.get(field));
  if (edits.length === 0) discardProfileDraft(user._id);
  else saveDraft(draftKey(user._id), Object.fromEntries(edits));
}

/** Deletes the draft after the profile was saved. */
export function discardProfileDraft(userId: string): void {
  discardDraft(draftKey(userId));
}

function draftKey(userId: string): string {
  return `profile ${userId}`;
}
