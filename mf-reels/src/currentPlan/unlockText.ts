import { formatRupees, type UserPlan } from '@reelrupee/platform';
import { t } from '../texts/texts';

/** Says when a plan's locked earnings unlock; null without any, or when the provider does not tell. */
export function unlockText({
  lockedEarnings = 0,
  unlocksOn,
}: Pick<UserPlan, 'lockedEarnings' | 'unlocksOn'>): string | null {
  if (unlocksOn === undefined || lockedEarnings === 0) return null;
  return t('{amount} unlocks on {day} if you watch every day.', {
    amount: formatRupees(lockedEarnings),
    day: new Date(unlocksOn),
  });
}
