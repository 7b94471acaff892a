import type { Queries } from '../database/database';

/** Records that reels were served now, which starts their watch timers; serving a reel again changes nothing. */
export async function serveReels(
  queries: Queries,
  userPlanId: string,
  day: string,
  reelIds: readonly string[],
  now: Date,
): Promise<void> {
  if (reelIds.length === 0) return;
  await queries
    .insertInto('watches')
    .values(
      reelIds.map((reelId) => ({
        user_plan_id: userPlanId,
        day,
        reel_id: reelId,
        served_at: now,
        credited_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
