/** The code of the tab's last referral link, for a visitor who looks around before signing up. */
import { discardDraft, readDraft, saveDraft } from '@reelrupee/platform';

const DRAFT = 'referral';

/** Keeps a code until somebody signs in or the tab is closed. */
export function keepReferralCode(code: string): void {
  saveDraft(DRAFT, { code });
}

/** The kept code; null without one. */
export function keptReferralCode(): string | null {
  return readDraft(DRAFT)?.['code'] ?? null;
}

/** Forgets the code: it is not for the next user of the phone. */
export function discardReferralCode(): void {
  discardDraft(DRAFT);
}
