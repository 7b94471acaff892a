/** A withdrawal that was typed and not made yet, for as long as the tab lives. The image is not kept. */
import { discardDraft, saveDraft, readDraft } from '@reelrupee/platform';
import type { WithdrawDraft } from '../walletDialogs';

/** What was kept of the user's withdrawal, else an empty one under a key of its own. */
export function emptyDraft(userId: string): WithdrawDraft {
  const kept = readDraft(nameOf(userId));
  return {
    amount: kept?.['amount'] ?? '',
    qrImage: null,
    requestKey: kept?.['requestKey'] ?? crypto.randomUUID(),
    payTo: kept?.['payTo'] === 'bank' ? 'bank' : 'upi',
  };
}

/** Keeps what is typed, and under which key it is sent: after a lost answer it must stay the same request. */
export function saveWithdrawDraft(userId: string, { amount, requestKey, payTo }: WithdrawDraft): void {
  if (amount === '') discardDraft(nameOf(userId));
  else saveDraft(nameOf(userId), { amount, requestKey, payTo });
}

/** Forgets it: it has been made. */
export function discardWithdrawDraft(userId: string): void {
  discardDraft(nameOf(userId));
}

function nameOf(userId: string): string {
  return `withdrawal ${userId}`;
}
