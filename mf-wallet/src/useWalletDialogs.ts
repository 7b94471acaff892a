import { showToast, withLoading, type LazyComponent } from '@reelrupee/platform';
import { singleFlight } from '@reelrupee/ui/core';
import { useReducer, useState } from 'react';
import { emptyDraft } from './withdraw/withdrawDraft';
import { updateProfileDialog, withdrawDialog } from './dialogs';
import { nextDialogs, noDialog, type WalletDialogEvent } from './walletDialogs';

/** The profile's dialogs: their state, and the ways into them, which fetch a dialog's code first. */
export function useWalletDialogs(userId: string) {
  const [dialogs, dispatch] = useReducer(nextDialogs, noDialog);
  const [once] = useState(singleFlight);

  async function open<Props>(part: LazyComponent<Props>, event: WalletDialogEvent) {
    const arrived = await withLoading(part.load());
    if (arrived) dispatch(event);
    else showToast('error', 'Something went wrong');
  }

  return {
    dialogs,
    dispatch,
    openWithdraw: () =>
      void once(() => open(withdrawDialog, { type: 'withdraw', fresh: emptyDraft(userId) })),
    openProfile: (event: WalletDialogEvent) => void once(() => open(updateProfileDialog, event)),
  };
}
