import { DAILY_REELS } from '@reelrupee/contract/constants';
import type { TodayProgress } from '@reelrupee/contract/entities';

/** A plan’s reels today: watched, total, and the share as a fraction and in percent. */
export function dayProgress(plan: Pick<TodayProgress, 'reelsWatchedToday' | 'totalReels'>) {
  const total = plan.totalReels > 0 ? plan.totalReels : DAILY_REELS;
  const watched = Math.min(plan.reelsWatchedToday, total);
  return { watched, total, share: watched / total, percent: Math.round((watched / total) * 100) };
}

/** The number of days left after today, as text. */
export function daysLeft(days: number): string {
  if (days === 0) return 'Last day';
  return days === 1 ? '1 day left' : `${days} days left`;
}
