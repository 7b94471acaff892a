import { computeStreak } from '@reelrupee/contract/streak';
import { formatRupees, type UserPlan } from '@reelrupee/platform';

export interface FreePlanNoteText {
  title: string;
  text: string;
}

/**
 * The note on an active free plan before a paid recharge. The free plan started first and all plans have the same
 * length, so it ends first; earnings that are locked by then stay locked.
 */
export function freePlanNote(freePlan: UserPlan): FreePlanNoteText {
  const title = 'Your free plan stops while a paid plan runs';
  const hidden = 'Once your payment is approved, its reels are hidden';
  const computed = computeStreak(freePlan, [freePlan]);
  if (computed === null) return { title, text: `${hidden}.` };
  if (computed.kind === 'unlocked') {
    return { title, text: `${hidden}. What you have earned with it stays available.` };
  }
  // Its streak cannot be completed either way, so nothing more is lost.
  if (computed.kind === 'out-of-reach') return { title, text: `${hidden}.` };
  const { streakDays = 0, lockedEarnings = 0, planId } = freePlan;
  const streak = `its streak of ${streakDays} of ${planId.streakDaysRequired} days ends`;
  if (lockedEarnings === 0) return { title, text: `${hidden} and ${streak}.` };
  return {
    title: `You would lose ${formatRupees(lockedEarnings)}`,
    text: `${title}. ${hidden} and ${streak}. The ${formatRupees(lockedEarnings)} locked in it will stay locked. To get this money, finish its streak before you recharge.`,
  };
}
