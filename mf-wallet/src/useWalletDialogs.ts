import { showToast, withLoading, type LazyComponent } from '@reelrupee/platform';
import { singleFlight } from '@reelrupee/ui/core';
import { useReducer, useState } from 'react';
import { initialWithdrawDraft } from './withdraw/withdrawDraft';
import { updateProfileDialog, withdrawDialog } from './dialogs';
import { nextDialogs, noDialog, type WalletDialogEvent } from './walletDialogs';
import { t } from './texts/texts';

/** State of the profile’s dialogs, and functions that load a dialog’s code and open it. */
export function useWalletDialogs(userId: string) {
  const [dialogs, dispatch] = useReducer(nextDialogs, noDialog);
  const [runOnce] = useState(singleFlight);

  async function open<Props>(part: LazyComponent<Props>, event: WalletDialogEvent) {
    const isLoaded = await withLoading(part.load());
    if (isLoaded) dispatch(event);
    else showToast('error', t('Something went wrong'));
  }

  return {
    dialogs,
    dispatch,
    openWithdraw: () =>
      void runOnce(() => open(withdrawDialog, { type: 'withdraw', initial: initialWithdrawDraft(userId) })),
    openProfile: (event: WalletDialogEvent) => void runOnce(() => open(updateProfileDialog, event)),
  };
}
