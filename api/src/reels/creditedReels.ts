import type { Queries } from '../database/database';

/** The reels of a plan that were credited on an IST day: paise by reel id. */
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
