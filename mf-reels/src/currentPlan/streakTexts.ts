import type { Streak } from '@reelrupee/contract/streak';
import type { UserPlan } from '@reelrupee/platform';
import { t } from '../texts/texts';

/** Explains why earnings are locked and what unlocks them. */
export function lockedText(
  streak: Exclude<Streak, { kind: 'unlocked' }>,
  { totalReels, missableDays }: Pick<UserPlan, 'totalReels' | 'missableDays'>,
): string {
  if (streak.kind !== 'running')
    return t('Too few days are left for {required} in a row, so this amount stays locked.', {
      required: streak.required,
    });
  const { days, daysToGo } = streak;
  const condition =
    days === 0
      ? t('Available after {days} days in a row with all {reels} reels watched.', {
          days: daysToGo,
          reels: totalReels,
        })
      : t('Available after {count} more days in a row with all {reels} reels watched.', {
          count: daysToGo,
          reels: totalReels,
        });
  return `${condition} ${missText(missableDays)}`;
}

/** The effect of a missed day, before it is missed. */
function missText(missableDays: number | undefined): string {
  if (missableDays === undefined) return t('If you miss a day, the count starts again.');
  return missableDays > 0
    ? t('You can miss one day. If you miss another, the count starts again.')
    : t('You have missed a day. If you miss another, the count starts again.');
}
