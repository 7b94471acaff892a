/** A withdrawal that was typed and not made yet, for as long as the tab lives. The image is not kept. */
import { dropDraft, keepDraft, readDraft } from '@reelrupee/platform';
import type { WithdrawDraft } from '../walletDialogs';

/** What was kept of the user's withdrawal, else an empty one under a key of its own. */
export function freshDraft(userId: string): WithdrawDraft {
  const kept = readDraft(nameOf(userId));
  return {
    amount: kept?.['amount'] ?? '',
    qrImage: null,
    requestKey: kept?.['requestKey'] ?? crypto.randomUUID(),
    payTo: kept?.['payTo'] === 'bank' ? 'bank' : 'upi',
  };
}

/** Keeps what is typed, and under which key it is sent: after a lost answer it must stay the same request. */
export function keepWithdrawal(userId: string, { amount, requestKey, payTo }: WithdrawDraft): void {
  if (amount === '') dropDraft(nameOf(userId));
  else keepDraft(nameOf(userId), { amount, requestKey, payTo });
}

/** Forgets it: it has been made. */
export function dropWithdrawal(userId: string): void {
  dropDraft(nameOf(userId));
}

function nameOf(userId: string): string {
  return `withdrawal ${userId}`;
}
