import { isPaused } from '@reelrupee/contract/pausedPlan';
import type { PlanOffer, UserPlan } from '@reelrupee/platform';
import type { FreePlanNoteText } from './freePlanNoteText';
import { t } from '../texts/texts';

/** The note on the free plan before it is activated under a running paid plan; null if none runs. */
export function pausedFreePlanNote(freePlan: PlanOffer, userPlans: UserPlan[]): FreePlanNoteText | null {
  if (!isPaused({ planId: freePlan }, userPlans)) return null;
  const title = t('Your free plan stops while a paid plan runs');
  const { totalDays, streakDaysRequired } = freePlan;
  const hidden = hiddenDays(userPlans);
  if (hidden === null) {
    return { title, text: t('If you activate it now, its days go by while its reels are hidden.') };
  }
  const lost = Math.min(totalDays, hidden);
  const text = t(
    'If you activate it now, it loses {lost} of its {total} days: its reels are hidden until your paid plan ends.',
    { lost, total: totalDays },
  );
  if (totalDays - lost >= streakDaysRequired) return { title, text };
  const tooFew = t('The days that are left are too few for its streak of {days} days.', {
    days: streakDaysRequired,
  });
  return { title: t('You would lose your free plan'), text: `${text} ${tooFew}` };
}

/** Days until the last paid plan ends, today included; null if the provider does not tell it. */
function hiddenDays(userPlans: UserPlan[]): number | null {
  const days = userPlans
    .filter(({ planId, status }) => !planId.isFree && status === 'active')
    .map(({ dynamicDaysLeft }) => (dynamicDaysLeft === undefined ? NaN : dynamicDaysLeft + 1));
  const longest = Math.max(...days);
  return Number.isNaN(longest) ? null : longest;
}
