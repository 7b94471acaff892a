/** Totals over a user’s referrals, as pure functions. */
import type { Referral } from '@reelrupee/platform';
import { toPaise, toRupees } from '@reelrupee/contract/money';
import { t } from '../texts/texts';

export interface ReferralTotals {
  friends: number;
  /** Rupees. */
  earned: number;
  /** Friends without a first paid recharge so far. */
  waiting: number;
  /** Number of latest friends that `earned` and `waiting` cover: those whose reward was returned. */
  counted: number;
}

/** Sums up the returned referrals of `friends` friends (all, by default), in paise to avoid rounding errors. */
export function referralTotals(referrals: Referral[], friends: number = referrals.length): ReferralTotals {
  const rewards = referrals.flatMap(({ rewardAmount }) => rewardAmount ?? []);
  const paise = rewards.reduce((sum, reward) => sum + toPaise(reward), 0);
  const waiting = rewards.filter((reward) => reward === 0).length;
  return { friends, earned: toRupees(paise), waiting, counted: rewards.length };
}

/** A sentence about friends who have not recharged yet. */
export function rechargesText({ friends, waiting, counted }: ReferralTotals): string {
  if (friends === 0) return t('No friends yet. Share your link to invite them.');
  if (counted === 0) return t('Only the first paid plan counts, once its payment is approved.');
  if (waiting > 0) return t('{count} friends have not recharged yet.', { count: waiting });
  return friends === 1 ? t('Your friend has recharged.') : t('All your friends have recharged.');
}
