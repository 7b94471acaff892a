import type { SessionUser } from '@reelrupee/platform';
import { useWatch, type UseFormReturn } from '@reelrupee/ui/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { readProfileDraft, saveProfileDraft } from './profileDraft';
import { profileFields, type ProfileFields } from './profileRules';

/** Restores the edits of a form that was left unsaved, as by Back, and stores those of this one. */
export function useProfileDraft(
  user: SessionUser,
  { control, setValue, reset, formState }: UseFormReturn<ProfileFields>,
) {
  const [draft] = useState(() => readProfileDraft(user._id));
  const fields = useWatch({ control });
  const restore = useEffectEvent(() => {
    for (const field of Object.keys(profileFields(user)) as (keyof ProfileFields)[]) {
      const text = draft[field];
      if (text !== undefined) setValue(field, text, { shouldDirty: true });
    }
  });
  useEffect(() => restore(), []);
  useEffect(() => saveProfileDraft(user, fields), [user, fields]);
  return {
    fields,
    /** The form has edits of an earlier one. */
    isRestored: Object.keys(draft).length > 0 && formState.isDirty,
    /** Gives the fields the values of the profile. */
    discard: () => reset(profileFields(user), { keepDirtyValues: false }),
  };
}
