/**
 * Drafts of forms that are not sent yet. A phone may unload the page while its user pays in another app; the draft
 * restores what was typed. It ends with the tab and with the session.
 */
const PREFIX = 'reelrupee.draft.';

/** Texts by field. */
export type Draft = Record<string, string>;

/** The draft of this name; null when there is none. */
export function readDraft(name: string): Draft | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** Saves a draft, if the browser allows it. */
export function saveDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage must not break the form.
  }
}

/** Deletes a draft that was sent or abandoned. */
export function discardDraft(name: string): void {
  sessionStorage.removeItem(PREFIX + name);
}

/** Deletes all drafts, because the next user is another person. */
export function discardAllDrafts(): void {
  // A storage in place of a refused one lists its keys in no other way.
  for (const key of Array.from(sessionStorage, (_item, place) => sessionStorage.key(place) ?? '')) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
