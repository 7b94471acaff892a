import type { UserPlan } from '@reelrupee/platform';

/** The user's relation to a plan on offer. */
export type Ownership = 'none' | 'active' | 'used-free';

/** True if the user has a plan: it runs, or it is the free one and was used. */
export function ownershipOf(planId: string, userPlans: readonly UserPlan[]): Ownership {
  const own = userPlans.filter((plan) => plan.planId._id === planId);
  if (own.some(({ status }) => status === 'active')) return 'active';
  return own.some((plan) => plan.planId.isFree) ? 'used-free' : 'none';
}
