import { reelsLeft, watchablePlans } from '@reelrupee/contract/reelsLeft';
import type { UserPlan } from '@reelrupee/platform';

/** Another plan than that of the feed with reels left today, and their number; null if there is none. */
export function nextPlan(plans: readonly UserPlan[], planId: string) {
  for (const userPlan of watchablePlans(plans)) {
    const left = reelsLeft([userPlan]);
    if (userPlan.planId._id !== planId && left > 0) return { plan: userPlan.planId, left };
  }
  return null;
}
