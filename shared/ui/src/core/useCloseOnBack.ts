import { useEffect, useRef } from 'react';

/** Marks the history entry of an open dialog. */
const MARK = 'dialog';

/** A browser goes back within a few frames. */
const LONGEST_WAY_BACK_MS = 1000;

/** Number of open dialogs. A dialog that directly follows another one reuses its history entry. */
let openDialogs = 0;

/** True from `history.back()` until the browser has gone back, a few frames later. */
let isLeaving = false;

/** Makes the Back button close an open dialog instead of leaving the screen. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    // Forward, and a link in a dialog, let the user come back to the entry of a closed dialog. The browser adds the same
    // function once only.
    window.addEventListener('popstate', leaveEntry);
    if (!open) {
      // Of a dialog that was open when the page was loaded again.
      setTimeout(leaveEntry);
      return;
    }
    openDialogs += 1;
    if (!isMarked()) pushEntry();
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

function pushEntry(): void {
  window.history.pushState({ ...window.history.state, [MARK]: true }, '');
}

/**
 * Goes back from the entry of a dialog that is closed, so that the next Back leaves the screen. A dialog that opens
 * before the browser has gone back gets another entry; going back twice would leave the screen.
 */
function leaveEntry(): void {
  if (openDialogs > 0 || isLeaving || !isMarked()) return;
  isLeaving = true;
  // Before the listener of a dialog that opens meanwhile, which closes on an entry without a mark.
  const onLeft = () => {
    isLeaving = false;
    if (openDialogs > 0) pushEntry();
  };
  window.addEventListener('popstate', onLeft, { once: true });
  window.history.back();
}

/**
 * Goes back from the entry of an open dialog, which closes it. A navigation after it leaves no entry of the dialog behind.
 * A browser whose history was cleared meanwhile goes nowhere, and must not block the navigation.
 */
export async function leaveDialogEntry(): Promise<void> {
  if (!isMarked()) return;
  await new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
    setTimeout(resolve, LONGEST_WAY_BACK_MS);
    if (!isLeaving) window.history.back();
  });
}

function isMarked(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}
