import { useEffect, useRef } from 'react';

/** Marks the entry of the browser's history that an open dialog stands on. */
const MARK = 'dialog';

/** How many dialogs are open. One may follow another at once, and then stands on the same entry. */
let openDialogs = 0;

/** While a dialog is open, the way back closes it and leaves the screen below it where it is. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    openDialogs += 1;
    if (!isMarked()) window.history.pushState({ ...window.history.state, [MARK]: true }, '');
    const onBack = () => {
      if (!isMarked()) close.current();
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      openDialogs -= 1;
      setTimeout(leaveEntry);
    };
  }, [open]);
}

/** A dialog that was closed otherwise leaves no entry behind that would swallow the next way back. */
function leaveEntry(): void {
  if (openDialogs === 0 && isMarked()) window.history.back();
}

function isMarked(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}
