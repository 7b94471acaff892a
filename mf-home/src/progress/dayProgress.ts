import { DAILY_REELS } from '@reelrupee/contract/constants';
import type { UserPlan } from '@reelrupee/platform';
import { t } from '../texts/texts';

/** A plan’s reels today, and the share of watched ones. */
export interface DayProgress {
  watched: number;
  total: number;
  /** 0 to 1. */
  share: number;
  percent: number;
}

/** Null if the provider does not tell how many were watched. */
export function dayProgress(plan: Pick<UserPlan, 'reelsWatchedToday' | 'totalReels'>): DayProgress | null {
  if (plan.reelsWatchedToday === undefined) return null;
  const total = plan.totalReels > 0 ? plan.totalReels : DAILY_REELS;
  const watched = Math.min(plan.reelsWatchedToday, total);
  return { watched, total, share: watched / total, percent: Math.round((watched / total) * 100) };
}

/** The number of days left after today, as text. */
export function daysLeft(days: number): string {
  if (days === 0) return t('Last day');
  return t('{count} days left', { count: days });
}
