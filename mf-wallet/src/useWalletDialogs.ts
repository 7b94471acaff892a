import { showToast, withLoading, type LazyPart } from '@reelrupee/platform';
import { oneAtATime } from '@reelrupee/ui/core';
import { useReducer, useState } from 'react';
import { freshDraft } from './withdraw/withdrawDraft';
import { updateProfileDialog, withdrawDialog } from './dialogs';
import { nextDialogs, noDialog, type WalletDialogEvent } from './walletDialogs';

/** The profile's dialogs: their state, and the ways into them, which fetch a dialog's code first. */
export function useWalletDialogs(userId: string) {
  const [dialogs, dispatch] = useReducer(nextDialogs, noDialog);
  const [once] = useState(oneAtATime);

  async function open<Props>(part: LazyPart<Props>, event: WalletDialogEvent) {
    const arrived = await withLoading(part.load());
    if (arrived) dispatch(event);
    else showToast('error', 'Something went wrong');
  }

  return {
    dialogs,
    dispatch,
    openWithdraw: () =>
      void once(() => open(withdrawDialog, { type: 'withdraw', fresh: freshDraft(userId) })),
    openProfile: (event: WalletDialogEvent) => void once(() => open(updateProfileDialog, event)),
  };
}
