import {
  DAILY_REELS,
  REFERRAL_REWARD_PERCENT,
  STREAK_DAYS,
  WITHDRAW_PLATFORM_PERCENT,
  WITHDRAW_TDS_PERCENT,
} from '@reelrupee/contract/constants';

/** What the product is and how its money works, in a few honest sentences. */
export function aboutProduct(productName: string) {
  return {
    title: `About ${productName}`,
    text:
      `Watch ${DAILY_REELS} short AI lessons a day and earn rupees for each.\n` +
      `Earnings unlock after ${STREAK_DAYS} full days in a row.\n` +
      `From each withdrawal, a platform charge of ${WITHDRAW_PLATFORM_PERCENT}% and TDS of ${WITHDRAW_TDS_PERCENT}% are taken.\n` +
      `When a friend you invited first recharges a paid plan, you earn ${REFERRAL_REWARD_PERCENT}% of it.`,
  };
}
