/** Which dialog of the profile is open, and what was typed for a withdrawal. Pure; the screen only follows. */

/** A withdrawal that has not been sent yet. */
export interface WithdrawDraft {
  amount: string;
  qrImage: File | null;
  /** Names the request, so that repeating it never withdraws twice. */
  requestKey: string;
}

export interface WalletDialogs {
  open: 'none' | 'withdraw' | 'profile';
  /** Kept while the profile is completed first; the withdrawal goes on with it. */
  draft: WithdrawDraft | null;
}

export type WalletDialogEvent =
  | { type: 'withdraw'; newKey: string }
  | { type: 'edit-profile' }
  /** The provider, or the user, wants the payee first. */
  | { type: 'payee-needed'; draft: WithdrawDraft }
  | { type: 'profile-saved' }
  | { type: 'withdrawn' }
  | { type: 'closed' };

export const noDialog: WalletDialogs = { open: 'none', draft: null };

/** The next state after an event. */
export function nextDialogs(now: WalletDialogs, event: WalletDialogEvent): WalletDialogs {
  switch (event.type) {
    case 'withdraw':
      return { open: 'withdraw', draft: now.draft ?? emptyDraft(event.newKey) };
    case 'edit-profile':
      return { open: 'profile', draft: null };
    case 'payee-needed':
      return { open: 'profile', draft: event.draft };
    case 'profile-saved':
      return now.draft ? { open: 'withdraw', draft: now.draft } : noDialog;
    case 'withdrawn':
      return noDialog;
    case 'closed':
      // Who leaves the profile without saving may still go on with the withdrawal later.
      return now.open === 'profile' ? { open: 'none', draft: now.draft } : noDialog;
  }
}

function emptyDraft(requestKey: string): WithdrawDraft {
  return { amount: '', qrImage: null, requestKey };
}
