import { DAILY_REELS, WITHDRAW_PLATFORM_PERCENT, WITHDRAW_TDS_PERCENT } from '@reelrupee/contract/constants';
import type { PlanOffer } from '@reelrupee/platform';

const NET_PERCENT = 100 - WITHDRAW_PLATFORM_PERCENT - WITHDRAW_TDS_PERCENT;

/** The reminders for a plan: costs, dates and limits. */
export function planReminders({ isFree, totalDays }: Pick<PlanOffer, 'isFree' | 'totalDays'>): string[] {
  return [
    ...(isFree ? FREE : PAID),
    `The plan runs ${totalDays} days, the first day included. Missed days are not added at the end.`,
    `Up to ${DAILY_REELS} reels count each day. A day ends at midnight in India.`,
    `When you withdraw, a platform charge of ${WITHDRAW_PLATFORM_PERCENT}% and ${WITHDRAW_TDS_PERCENT}% TDS are deducted: you receive ${NET_PERCENT}%.`,
  ];
}

const FREE = ['You can use the free plan once.'];

const PAID = [
  'What you pay buys the plan and cannot be withdrawn. What you earn can.',
  'We check each payment by hand before the plan starts, usually within 24 hours.',
  'Total earnings are what you get if you watch all reels every day. Missed days earn nothing.',
  'Not sure yet? The zero investment plan works the same way and costs nothing.',
];
