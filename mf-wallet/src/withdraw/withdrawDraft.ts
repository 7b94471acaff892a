/** Drafts of withdrawals, stored for the lifetime of the tab. The image is not stored. */
import { discardDraft, saveDraft, readDraft } from '@reelrupee/platform';
import type { PayTo } from './payee';

/** A withdrawal that has not been confirmed yet. */
export interface WithdrawDraft {
  amount: string;
  qrImage: File | null;
  /** Idempotency key: repeating the request never withdraws twice. */
  requestKey: string;
  /** The amount that was sent with the key; null if nothing was sent yet. The request may have arrived. */
  sentPaise: number | null;
  /** The payee, if the profile has both kinds. */
  payTo: PayTo;
}

/** The stored draft of the user’s withdrawal, or an empty one with a new request key. */
export function initialWithdrawDraft(userId: string): WithdrawDraft {
  const stored = readDraft(draftKey(userId));
  return {
    amount: stored?.['amount'] ?? '',
    qrImage: null,
    requestKey: stored?.['requestKey'] ?? crypto.randomUUID(),
    sentPaise: stored?.['sentPaise'] === undefined ? null : Number(stored['sentPaise']),
    payTo: stored?.['payTo'] === 'bank' ? 'bank' : 'upi',
  };
}

/**
 * Stores the draft with its request key, so that it stays the same request after a lost reply. An empty amount keeps the
 * key of a request that was sent, and discards other drafts.
 */
export function saveWithdrawDraft(
  userId: string,
  { amount, requestKey, sentPaise, payTo }: WithdrawDraft,
): void {
  if (amount === '' && sentPaise === null) return discardDraft(draftKey(userId));
  const sent = sentPaise === null ? {} : { sentPaise: String(sentPaise) };
  saveDraft(draftKey(userId), { amount, requestKey, ...sent, payTo });
}

/** Stores the draft of the next attempt in place of that of a request; the draft of another request stays. */
export function replaceWithdrawDraft(userId: string, requestKey: string, next: WithdrawDraft): void {
  if (isStored(userId, requestKey)) saveWithdrawDraft(userId, next);
}

/** Deletes the draft after its withdrawal was made; the draft of another request stays. */
export function discardWithdrawDraft(userId: string, requestKey: string): void {
  if (isStored(userId, requestKey)) discardDraft(draftKey(userId));
}

function isStored(userId: string, requestKey: string): boolean {
  return readDraft(draftKey(userId))?.['requestKey'] === requestKey;
}

function draftKey(userId: string): string {
  return `withdrawal ${userId}`;
}
