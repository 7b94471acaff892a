import type { UserPlan } from '@reelrupee/contract/entities';
import { computeStreak } from '@reelrupee/contract/streak';
import { formatRupees } from '@reelrupee/platform';

/**
 * What becomes of a running free plan when a paid one is approved. The free plan is over first, since it has
 * begun first and all plans run equally long: what is still locked then stays so.
 */
export function freePlanNote(freePlan: UserPlan): { title: string; text: string } {
  const title = 'Your free plan stops while a paid plan runs';
  const hidden = 'Once your payment is approved, its reels are hidden';
  if (computeStreak(freePlan, [freePlan]).kind === 'unlocked') {
    return { title, text: `${hidden}. What you have earned with it stays available.` };
  }
  const { streakDays, lockedEarnings, planId } = freePlan;
  const streak = `its streak of ${streakDays} of ${planId.streakDaysRequired} days ends`;
  if (lockedEarnings === 0) return { title, text: `${hidden} and ${streak}.` };
  return {
    title,
    text: `${hidden} and ${streak}. The ${formatRupees(lockedEarnings)} locked in it will stay locked. To get this money, finish its streak before you recharge.`,
  };
}
