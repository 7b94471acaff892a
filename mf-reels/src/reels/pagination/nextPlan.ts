import { planTitle } from '@reelrupee/contract/planTitle';
import { reelsLeft, watchablePlans } from '@reelrupee/contract/reelsLeft';
import type { UserPlan } from '@reelrupee/platform';
import { t } from '../../texts/texts';

export interface NextPlan {
  planId: string;
  title: string;
  /** Its reels left today. */
  left: number;
}

/** Another plan than that of the feed with reels left today; null if there is none. */
export function nextPlan(plans: readonly UserPlan[], planId: string): NextPlan | null {
  for (const userPlan of watchablePlans(plans)) {
    const { _id } = userPlan.planId;
    const left = reelsLeft([userPlan]);
    if (_id !== planId && left > 0) return { planId: _id, title: planTitle(userPlan.planId, t), left };
  }
  return null;
}

/** The invitation at the end of a plan’s day: to the next plan, or to come tomorrow. */
export function nextText(next: NextPlan | null): string {
  return next
    ? t('{count} reels of {plan} are still to watch today.', { count: next.left, plan: next.title })
    : t('Please come tomorrow');
}
