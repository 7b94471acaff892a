import type { ActionError } from '@reelrupee/platform';

/** True if a sign-up was refused because of its referral code. Providers word it differently, so one word decides. */
export function isReferralCodeRefused(error: ActionError | null): boolean {
  return error !== null && 'msg' in error && /referr/i.test(error.msg ?? '');
}
