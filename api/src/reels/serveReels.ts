import type { Queries } from '../database/database';

export interface Watch {
  reel_id: string;
  credited: boolean;
  earned_paise: number;
}

/** Notes that reels were handed out now; the first time counts. */
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
        handed_out_at: now,
        credited_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What was credited of a plan on a day: paise by reel id. */
export async function creditedReels(
  queries: Queries,
  userPlanId: string,
  day: string,
): Promise<Map<string, number>> {
  const rows = await queries
    .selectFrom('watches')
    .select(['reel_id', 'earned_paise'])
    .where('user_plan_id', '=', userPlanId)
    .where('day', '=', day)
    .where('credited_at', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.reel_id, row.earned_paise]));
}
