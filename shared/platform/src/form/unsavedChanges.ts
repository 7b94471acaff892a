import { useEffect } from 'react';

const dirtyForms = new Set<symbol>();

/** A form says that it holds changes which a page load would lose. */
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

/** Whether any form holds such changes; the shell takes no new release while one does. */
export function hasUnsavedChanges(): boolean {
  return dirtyForms.size > 0;
}
