import { showToast, type LazyComponent } from '@reelrupee/platform';
import { useReducer, useRef, useState } from 'react';
import { initialWithdrawDraft } from './withdraw/withdrawDraft';
import { updateProfileDialog, withdrawDialog } from './lazyDialogs';
import { noDialog, walletDialogsReducer, type WalletDialogEvent } from './walletDialogsReducer';
import { t } from './texts/texts';

/** State of the profile’s dialogs, and functions that show a dialog’s frame, load its code and open it. */
export function useWalletDialogs(userId: string) {
  const [dialogs, dispatch] = useReducer(walletDialogsReducer, noDialog);
  /** The event that opens a dialog, until the dialog is there; null as well if it is no longer wanted. */
  const [opening, setOpening] = useState<WalletDialogEvent | null>(null);
  const latest = useRef<WalletDialogEvent | null>(null);

  async function open<Props>(part: LazyComponent<Props>, event: WalletDialogEvent) {
    latest.current = event;
    setOpening(event);
    // The dialog itself takes long to render on a slow phone, so its frame is painted first.
    const [isLoaded] = await Promise.all([part.load(), nextPaint()]);
    if (latest.current !== event) return;
    cancelOpening();
    if (isLoaded) dispatch(event);
    else showToast('error', t('Something went wrong'));
  }

  function cancelOpening() {
    latest.current = null;
    setOpening(null);
  }

  return {
    dialogs,
    dispatch,
    opening,
    cancelOpening,
    openWithdraw: () =>
      void open(withdrawDialog, { type: 'withdraw', initial: initialWithdrawDraft(userId) }),
    openProfile: (event: WalletDialogEvent) => void open(updateProfileDialog, event),
  };
}

/** Resolves once the next frame is painted. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
