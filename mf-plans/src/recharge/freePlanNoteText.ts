import { computeStreak } from '@reelrupee/contract/streak';
import { formatRupees, type UserPlan } from '@reelrupee/platform';
import { t } from '../texts/texts';

export interface FreePlanNoteText {
  title: string;
  text: string;
}

/**
 * The note on an active free plan before a paid recharge. The free plan started first and all plans have the same
 * length, so it ends first; earnings that are locked by then stay locked.
 */
export function freePlanNote(freePlan: UserPlan): FreePlanNoteText {
  const title = t('Your free plan stops while a paid plan runs');
  const onlyHidden = t('Once your payment is approved, its reels are hidden.');
  const computed = computeStreak(freePlan, [freePlan]);
  if (computed?.kind === 'unlocked') {
    const text = t(
      'Once your payment is approved, its reels are hidden. What you have earned with it stays available.',
    );
    return { title, text };
  }
  // Out of reach, its streak cannot be completed either way, so nothing more is lost.
  if (computed?.kind !== 'running' && computed?.kind !== 'paused') {
    return { title, text: onlyHidden };
  }
  const { streakDays = 0, lockedEarnings = 0, planId } = freePlan;
  const hidden =
    streakDays === 0
      ? onlyHidden
      : t(
          'Once your payment is approved, its reels are hidden and its streak of {days} of {required} days ends.',
          { days: streakDays, required: planId.streakDaysRequired },
        );
  if (lockedEarnings === 0) return { title, text: hidden };
  const amount = formatRupees(lockedEarnings);
  const advice = t(
    'The {amount} locked in it will stay locked. To get this money, finish its streak before you recharge.',
    { amount },
  );
  return { title: t('You would lose {amount}', { amount }), text: `${title}${t('.')} ${hidden} ${advice}` };
}
