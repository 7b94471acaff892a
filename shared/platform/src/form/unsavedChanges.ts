import { useEffect } from 'react';

/** Changed forms, calls that are sending a change, and a session that the browser has not stored. */
const unsaved = new Set<symbol>();

/** Declares that a form holds changes which a page load would lose. */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => (dirty ? holdUnsavedChange() : undefined), [dirty]);
}

/** Declares a change that a page load would lose, until the returned function is called. */
export function holdUnsavedChange(): () => void {
  const change = Symbol('change');
  unsaved.add(change);
  return () => {
    unsaved.delete(change);
  };
}

/** True while a page load would lose something; the shell applies no update meanwhile. */
export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0;
}
