import type { Streak } from '@reelrupee/contract/streak';
import { t } from '../texts/texts';

/** Explains why earnings are locked and what unlocks them. */
export function lockedText(streak: Exclude<Streak, { kind: 'unlocked' }>, dailyReels: number): string {
  if (streak.kind !== 'running')
    return t('Too few days are left for {required} in a row, so this amount stays locked.', {
      required: streak.required,
    });
  const { days, daysToGo } = streak;
  if (days === 0)
    return t('Available after {days} days in a row with all {reels} reels watched.', {
      days: daysToGo,
      reels: dailyReels,
    });
  return t(
    'Available after {count} more days in a row with all {reels} reels watched. If you miss a day, the count starts again.',
    { count: daysToGo, reels: dailyReels },
  );
}
