import { useEffect, useRef } from 'react';

/** Marks the history entry of an open dialog. */
const MARK = 'dialog';

/** Number of open dialogs. A dialog that directly follows another one reuses its history entry. */
let openDialogs = 0;

/** Makes the Back button close an open dialog instead of leaving the screen. */
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

/** Removes the entry of a dialog that was closed by other means, so that the next Back leaves the screen. */
function leaveEntry(): void {
  if (openDialogs === 0 && isMarked()) window.history.back();
}

function isMarked(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}
