/** What the friends of a user have brought so far. Pure. */
import type { Referral } from '@reelrupee/contract/entities';
import { toPaise, toRupees } from '@reelrupee/contract/money';

export interface ReferralTotals {
  friends: number;
  /** Rupees. */
  earned: number;
  /** Friends without a first paid recharge so far. */
  waiting: number;
  /** How many of the friends, the latest ones, the last two figures are about. */
  counted: number;
}

/** Sums up, in paise so that nothing is lost to rounding, the referrals that are known of so many friends. */
export function referralTotals(referrals: Referral[], friends: number): ReferralTotals {
  const paise = referrals.reduce((sum, { rewardAmount }) => sum + toPaise(rewardAmount), 0);
  const waiting = referrals.filter(({ rewardAmount }) => rewardAmount === 0).length;
  return { friends, earned: toRupees(paise), waiting, counted: referrals.length };
}

/** Whose first recharge may still bring something, in words. */
export function rechargesText({ friends, waiting }: ReferralTotals): string {
  if (friends === 0) return 'Nobody has joined with your link yet.';
  if (waiting === 1) return '1 friend has not recharged yet.';
  if (waiting > 1) return `${waiting} friends have not recharged yet.`;
  return friends === 1 ? 'Your friend has recharged.' : 'All your friends have recharged.';
}
