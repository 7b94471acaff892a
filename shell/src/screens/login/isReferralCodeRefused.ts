import type { ActionError } from '@reelrupee/platform';

/**
 * True if a sign-up may have been refused because of its referral code. Providers word it differently, so one word
 * decides; a refusal without a reason counts, since its user could not sign up otherwise.
 */
export function isReferralCodeRefused(error: ActionError | null): boolean {
  if (error === null || error.kind === 'failed') return false;
  return !error.msg || /referr|code/i.test(error.msg);
}
