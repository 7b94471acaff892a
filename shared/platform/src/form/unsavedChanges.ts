import { useEffect } from 'react';

const dirtyForms = new Set<symbol>();

/** Declares that a form holds changes which a page load would lose. */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const form = Symbol('form');
    dirtyForms.add(form);
    return () => {
      dirtyForms.delete(form);
    };
  }, [dirty]);
}

/** True while a form holds such changes; the shell applies no update while one does. */
export function hasUnsavedChanges(): boolean {
  return dirtyForms.size > 0;
}
