import { DAILY_REELS, WITHDRAW_PLATFORM_PERCENT, WITHDRAW_TDS_PERCENT } from '@reelrupee/contract/constants';
import type { PlanOffer } from '@reelrupee/platform';
import { t } from '../texts/texts';

const NET_PERCENT = 100 - WITHDRAW_PLATFORM_PERCENT - WITHDRAW_TDS_PERCENT;

/** The reminders for a plan: costs, dates and limits. */
export function planReminders({ isFree, totalDays }: Pick<PlanOffer, 'isFree' | 'totalDays'>): string[] {
  return [
    ...(isFree ? FREE : PAID).map((text) => t(text)),
    t('The plan runs {days} days, the first day included. Missed days are not added at the end.', {
      days: totalDays,
    }),
    t('Up to {reels} reels count each day. A day ends at midnight in India.', { reels: DAILY_REELS }),
    t('When you withdraw, a platform charge of {charge}% and {tds}% TDS are deducted: you receive {net}%.', {
      charge: WITHDRAW_PLATFORM_PERCENT,
      tds: WITHDRAW_TDS_PERCENT,
      net: NET_PERCENT,
    }),
  ];
}

const FREE = ['You can use the free plan once.'] as const;

const PAID = [
  'What you pay buys the plan and cannot be withdrawn. What you earn can.',
  'We check each payment by hand before the plan starts, usually within 24 hours.',
  'Total earnings are what you get if you watch all reels every day. Missed days earn nothing.',
  'Not sure yet? The zero investment plan works the same way and costs nothing.',
] as const;
