import { compileOnce, type ValueOf } from '../database/compileOnce';
import type { Queries } from '../database/database';

/** The reels of a plan that were credited on an IST day: paise by reel id. */
export async function creditedReels(
  queries: Queries,
  userPlanId: string,
  day: string,
): Promise<Map<string, number>> {
  const rows = await selectCredited(queries, { userPlanId, day });
  return new Map(rows.map((row) => [row.reel_id, row.earned_paise]));
}

const selectCredited = compileOnce((queries, value: ValueOf<{ userPlanId: string; day: string }>) =>
  queries
    .selectFrom('watches')
    .select(['reel_id', 'earned_paise'])
    .where('user_plan_id', '=', value('userPlanId'))
    .where('day', '=', value('day'))
    .where('credited_at', 'is not', null)
    .compile(),
);
