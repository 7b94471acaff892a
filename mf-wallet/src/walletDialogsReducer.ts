/** State machine of the profile’s dialogs and the withdrawal’s draft. */
import type { WithdrawDraft } from './withdraw/withdrawDraft';

export interface WalletDialogs {
  open: 'none' | 'withdraw' | 'profile';
  /** Kept while the profile is being completed, and when the withdrawal is closed. */
  draft: WithdrawDraft | null;
  /** The profile was opened by the withdrawal, which resumes after saving. */
  resumesWithdrawal: boolean;
}

export type WalletDialogEvent =
  /** `initial` is used if there is no draft. */
  | { type: 'withdraw'; initial: WithdrawDraft }
  | { type: 'edit-profile' }
  /** The payee must be added, or the user wants to change it. */
  | { type: 'payee-needed'; draft: WithdrawDraft }
  | { type: 'profile-saved' }
  /** The provider refused it, or has decided it before; `draft` is that of the next attempt. */
  | { type: 'refused'; requestKey: string; draft: WithdrawDraft }
  /** The provider has accepted it, perhaps after the dialog was closed. */
  | { type: 'withdrawn'; requestKey: string }
  /** `draft` holds the withdrawal’s values. */
  | { type: 'closed'; draft?: WithdrawDraft };

export const noDialog: WalletDialogs = { open: 'none', draft: null, resumesWithdrawal: false };

/** The next state. */
export function walletDialogsReducer(state: WalletDialogs, event: WalletDialogEvent): WalletDialogs {
  switch (event.type) {
    case 'withdraw':
      return { open: 'withdraw', draft: state.draft ?? event.initial, resumesWithdrawal: false };
    case 'edit-profile':
      return { open: 'profile', draft: state.draft, resumesWithdrawal: false };
    case 'payee-needed':
      return { open: 'profile', draft: event.draft, resumesWithdrawal: true };
    case 'profile-saved':
      // The user may have closed it while it was being saved, and opened the withdrawal.
      if (state.open !== 'profile') return state;
      return {
        open: state.resumesWithdrawal ? 'withdraw' : 'none',
        draft: state.draft,
        resumesWithdrawal: false,
      };
    case 'refused':
      return state.draft?.requestKey === event.requestKey ? { ...state, draft: event.draft } : state;
    case 'withdrawn':
      if (state.draft?.requestKey !== event.requestKey) return state;
      // A profile that was opened meanwhile has no withdrawal to resume.
      return { ...noDialog, open: state.open === 'profile' ? 'profile' : 'none' };
    case 'closed':
      // Keeps the draft, so that the user can resume the withdrawal later.
      return { open: 'none', draft: event.draft ?? state.draft, resumesWithdrawal: false };
  }
}
