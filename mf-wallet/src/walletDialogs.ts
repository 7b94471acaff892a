/** Which dialog of the profile is open, and what was typed for a withdrawal. Pure; the screen only follows. */

/** What a withdrawal is paid to. */
export type PayTo = 'upi' | 'bank';

/** A withdrawal that has not been sent yet. */
export interface WithdrawDraft {
  amount: string;
  qrImage: File | null;
  /** Names the request, so that repeating it never withdraws twice. */
  requestKey: string;
  /** Where the profile names both. */
  payTo: PayTo;
}

export interface WalletDialogs {
  open: 'none' | 'withdraw' | 'profile';
  /** Kept while the profile is completed first, and when the withdrawal is closed. */
  draft: WithdrawDraft | null;
  /** The profile was opened for the withdrawal, which goes on afterwards. */
  goesOn: boolean;
}

export type WalletDialogEvent =
  /** `fresh` is taken when nothing was typed before. */
  | { type: 'withdraw'; fresh: WithdrawDraft }
  | { type: 'edit-profile' }
  /** The provider, or the user, wants the payee first. */
  | { type: 'payee-needed'; draft: WithdrawDraft }
  | { type: 'profile-saved' }
  /** The provider knows of no such request: the next try is another one. */
  | { type: 'refused'; draft: WithdrawDraft }
  | { type: 'withdrawn' }
  /** `draft`: what the withdrawal held. */
  | { type: 'closed'; draft?: WithdrawDraft };

export const noDialog: WalletDialogs = { open: 'none', draft: null, goesOn: false };

/** The next state after an event. */
export function nextDialogs(now: WalletDialogs, event: WalletDialogEvent): WalletDialogs {
  switch (event.type) {
    case 'withdraw':
      return { open: 'withdraw', draft: now.draft ?? event.fresh, goesOn: false };
    case 'edit-profile':
      return { open: 'profile', draft: now.draft, goesOn: false };
    case 'payee-needed':
      return { open: 'profile', draft: event.draft, goesOn: true };
    case 'profile-saved':
      return { open: now.goesOn ? 'withdraw' : 'none', draft: now.draft, goesOn: false };
    case 'refused':
      return { ...now, draft: event.draft };
    case 'withdrawn':
      return noDialog;
    case 'closed':
      // Who leaves a dialog may still go on with the withdrawal later.
      return { open: 'none', draft: event.draft ?? now.draft, goesOn: false };
  }
}
