/** The text of a proof that was not sent yet: its writer may be in the UPI app now, and the page thrown away meanwhile. */
import { discardDraft, saveDraft, readDraft } from '@reelrupee/platform';

/** What is kept of a proof. The screenshot is not: it is too large for the place. */
export interface ProofTexts {
  amount: string;
  transactionId: string;
}

/** What was typed for this user's recharge of a plan; null when nothing was. */
export function savedProof(userId: string, planId: string): ProofTexts | null {
  const kept = readDraft(nameOf(userId, planId));
  return kept && { amount: kept['amount'] ?? '', transactionId: kept['transactionId'] ?? '' };
}

export function saveProof(userId: string, planId: string, { amount, transactionId }: ProofTexts): void {
  saveDraft(nameOf(userId, planId), { amount, transactionId });
}

/** Forgets it: it has arrived. */
export function discardProof(userId: string, planId: string): void {
  discardDraft(nameOf(userId, planId));
}

function nameOf(userId: string, planId: string): string {
  return `recharge ${userId} ${planId}`;
}
