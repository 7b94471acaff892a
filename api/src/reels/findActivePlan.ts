import { compileOnce, type ValueOf } from '../database/compileOnce';
import type { Queries } from '../database/database';
import { err, ok, type Result } from '../result';

export interface ActivePlan {
  userPlanId: string;
  dailyReels: number;
}

/** The latest purchase of a plan by a user, if it still runs on the IST day `today`. */
export async function findActivePlan(
  queries: Queries,
  userId: string,
  planId: string,
  today: string,
): Promise<Result<ActivePlan, 'planNotActive' | 'planEnded'>> {
  const [row] = await selectLatest(queries, { userId, planId });
  if (!row) return err('planNotActive');
  if (row.ends_on < today) return err('planEnded');
  return ok({ userPlanId: row.id, dailyReels: row.daily_reels });
}

const selectLatest = compileOnce((queries, value: ValueOf<{ userId: string; planId: string }>) =>
  queries
    .selectFrom('user_plans')
    .innerJoin('plan_terms', 'plan_terms.id', 'user_plans.terms_id')
    .select(['user_plans.id', 'user_plans.ends_on', 'plan_terms.daily_reels'])
    .where('user_plans.user_id', '=', value('userId'))
    .where('user_plans.plan_id', '=', value('planId'))
    .orderBy('user_plans.ends_on', 'desc')
    .limit(1)
    .compile(),
);
