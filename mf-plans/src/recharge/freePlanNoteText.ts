import type { UserPlan } from '@reelrupee/contract/entities';
import { computeStreak } from '@reelrupee/contract/streak';
import { formatRupees } from '@reelrupee/platform';

/**
 * The note on an active free plan before a paid recharge. The free plan started first and all plans have the same
 * length, so it ends first; earnings that are locked by then stay locked.
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
