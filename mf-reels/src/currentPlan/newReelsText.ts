import type { UserPlan } from '@reelrupee/platform';
import { t } from '../texts/texts';

/** Says how many of today's reels are new to the user; null when the provider does not tell. */
export function newReelsText({
  newReelsToday,
  totalReels,
}: Pick<UserPlan, 'newReelsToday' | 'totalReels'>): string | null {
  if (newReelsToday === undefined || newReelsToday > totalReels) return null;
  if (newReelsToday === totalReels)
    return t('All {total} reels are new to you today.', { total: totalReels });
  return newReelsToday === 0
    ? t('You have seen all of today’s reels before. They earn as usual.')
    : t('{fresh} new today, and {seen} you have seen before. All earn as usual.', {
        fresh: newReelsToday,
        seen: totalReels - newReelsToday,
      });
}
