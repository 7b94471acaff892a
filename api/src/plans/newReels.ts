import type { UserPlan } from '@reelrupee/contract/entities';
import type { Queries } from '../database/database';
import { dailyReels } from '../reels/dailyReels';
import { watchedBefore } from '../reels/earlierReels';

/** Adds to active plans how many of their reels of the IST day `today` the user has not watched on an earlier day. */
export async function withNewReels(
  queries: Queries,
  userId: string,
  plans: readonly UserPlan[],
  today: string,
): Promise<UserPlan[]> {
  const reelsOf = new Map<string, string[]>();
  for (const { status, planId, totalReels } of plans) {
    if (status !== 'active') continue;
    const reels = await dailyReels(queries, planId._id, today, totalReels);
    reelsOf.set(
      planId._id,
      reels.map(({ id }) => id),
    );
  }
  const seen = await watchedBefore(queries, userId, [...new Set([...reelsOf.values()].flat())], today);
  return plans.map((plan) => {
    const reels = reelsOf.get(plan.planId._id);
    return reels ? { ...plan, newReelsToday: reels.filter((reel) => !seen.has(reel)).length } : plan;
  });
}
