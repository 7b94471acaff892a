/** Drafts of the proof form. While the user pays in the UPI app, the browser may discard the page. */
import { discardDraft, saveDraft, readDraft } from '@reelrupee/platform';

/** The stored fields. The screenshot is left out because it is too large for the storage. */
export interface ProofDraft {
  amount: string;
  transactionId: string;
  /** The totals that the user was told to pay, the latest one last. */
  totals: readonly number[];
}

/** The draft for a user and plan; null if there is none. */
export function readProofDraft(userId: string, planId: string): ProofDraft | null {
  const draft = readDraft(draftKey(userId, planId));
  return (
    draft && {
      amount: draft['amount'] ?? '',
      transactionId: draft['transactionId'] ?? '',
      totals: (draft['total'] ?? '').split(',').map(Number).filter(Boolean),
    }
  );
}

/** Stores the draft for a user and plan. */
export function saveProofDraft(userId: string, planId: string, draft: ProofDraft): void {
  const { amount, transactionId, totals } = draft;
  saveDraft(draftKey(userId, planId), { amount, transactionId, total: totals.join(',') });
}

/** Deletes the draft after the proof was received. */
export function discardProofDraft(userId: string, planId: string): void {
  discardDraft(draftKey(userId, planId));
}

function draftKey(userId: string, planId: string): string {
  return `recharge ${userId} ${planId}`;
}
