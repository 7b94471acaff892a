import {
  DAILY_REELS,
  REFERRAL_REWARD_PERCENT,
  STREAK_DAYS,
  WITHDRAW_PLATFORM_PERCENT,
  WITHDRAW_TDS_PERCENT,
} from '@reelrupee/contract/constants';
import { t } from './texts/texts';

/** A short description of the product and its fees. */
export function aboutProduct(productName: string) {
  return {
    title: t('About {productName}', { productName }),
    text: [
      t('Watch {reels} short AI lessons a day and earn rupees for each.', { reels: DAILY_REELS }),
      t('Earnings unlock after {days} full days in a row.', { days: STREAK_DAYS }),
      t('Each withdrawal has a platform charge of {charge}% and TDS of {tds}%.', {
        charge: WITHDRAW_PLATFORM_PERCENT,
        tds: WITHDRAW_TDS_PERCENT,
      }),
      t('You earn {percent}% of each invited friend’s first paid recharge.', {
        percent: REFERRAL_REWARD_PERCENT,
      }),
    ].join('\n'),
  };
}
