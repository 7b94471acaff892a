import type { UserPlan } from '@reelrupee/contract/entities';
import type { Database, Queries } from '../database/database';
import { storeDailyReels } from '../reels/dailyReels';
import { selectPlans, selectPlansWithNewReels } from './selectUserPlans';
import { unlockDay } from './unlockDay';
import { toUserPlanDto, type UserPlanRow } from './userPlanDto';

/** The user's plans on the IST day `today`, newest first; of a plan bought twice, only the latest purchase. */
export async function userPlans(queries: Queries, userId: string, today: string): Promise<UserPlan[]> {
  return toUserPlans(latestOfEach(await selectPlans(queries, { userId, today })), today);
}

/**
 * The same, with the number of the day's reels that the user has not watched on an earlier day. The first request of a day
 * plans and stores the reels.
 */
export async function userPlansWithNewReels(
  database: Pick<Database, 'queries' | 'transaction'>,
  userId: string,
  today: string,
): Promise<UserPlan[]> {
  const select = async () => latestOfEach(await selectPlansWithNewReels(database.queries, { userId, today }));
  const rows = await select();
  const unplanned = rows.filter((row) => row.new_reels === null && row.ends_on >= today);
  for (const { plan_id: planId, reels_today: count } of unplanned) {
    await storeDailyReels(database, planId, today, count);
  }
  return toUserPlans(unplanned.length === 0 ? rows : await select(), today);
}

function latestOfEach<Row extends UserPlanRow>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ plan_id: planId }) => !seen.has(planId) && seen.add(planId));
}

function toUserPlans(rows: readonly UserPlanRow[], today: string): UserPlan[] {
  const plans = rows.map((row) => toUserPlanDto(row, today));
  return plans.map((plan) => {
    const unlocksOn = unlockDay(plan, plans, today);
    return unlocksOn === undefined ? plan : { ...plan, unlocksOn };
  });
}
