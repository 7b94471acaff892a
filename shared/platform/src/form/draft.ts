/**
 * What was typed and not sent yet. A phone may throw the page away while its user pays in another app; what
 * they typed is there when they come back. It ends with the tab, and with the session.
 */
const PREFIX = 'reelrupee.draft.';

/** Texts by field. */
export type Draft = Record<string, string>;

/** What was kept under this name; null when nothing was. */
export function readDraft(name: string): Draft | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed; as well as the browser allows it. */
export function saveDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage must not stop anybody from typing.
  }
}

/** Forgets what was kept: it has been sent, or is wanted no more. */
export function discardDraft(name: string): void {
  sessionStorage.removeItem(PREFIX + name);
}

/** Forgets every draft: whoever comes next is somebody else. */
export function discardAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
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
