import {
  DAILY_REELS,
  REFERRAL_REWARD_PERCENT,
  STREAK_DAYS,
  WITHDRAW_PLATFORM_PERCENT,
  WITHDRAW_TDS_PERCENT,
} from '@reelrupee/contract/constants';

/** A short description of the product and its fees. */
export function aboutProduct(productName: string) {
  return {
    title: `About ${productName}`,
    text:
      `Watch ${DAILY_REELS} short AI lessons a day and earn rupees for each.\n` +
      `Earnings unlock after ${STREAK_DAYS} full days in a row.\n` +
      `Each withdrawal has a platform charge of ${WITHDRAW_PLATFORM_PERCENT}% and TDS of ${WITHDRAW_TDS_PERCENT}%.\n` +
      `You earn ${REFERRAL_REWARD_PERCENT}% of each invited friend’s first paid recharge.`,
  };
}
