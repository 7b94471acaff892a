import type { Queries } from '../database/database';

export type ActivePlan =
  | { kind: 'active'; userPlanId: string; reelPaise: number; dailyReels: number }
  | { kind: 'refused'; refusal: 'planNotActive' | 'planEnded' };

/** The purchase under which a user watches a plan on the IST day `today`. */
export async function findActivePlan(
  queries: Queries,
  userId: string,
  planId: string,
  today: string,
): Promise<ActivePlan> {
  const row = await queries
    .selectFrom('user_plans')
    .innerJoin('plan_terms', 'plan_terms.id', 'user_plans.terms_id')
    .select(['user_plans.id', 'user_plans.ends_on', 'plan_terms.reel_paise', 'plan_terms.daily_reels'])
    .where('user_plans.user_id', '=', userId)
    .where('user_plans.plan_id', '=', planId)
    .orderBy('user_plans.ends_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return { kind: 'refused', refusal: 'planNotActive' };
  if (row.ends_on < today) return { kind: 'refused', refusal: 'planEnded' };
  return { kind: 'active', userPlanId: row.id, reelPaise: row.reel_paise, dailyReels: row.daily_reels };
}
