import { useEffect } from 'react';

/** Changed forms, and calls that are sending a change. */
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

/** True while a form holds a change or a call sends one; the shell applies no update meanwhile. */
export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0;
}
