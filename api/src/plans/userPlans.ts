import type { UserPlan } from '@reelrupee/contract/entities';
import { sql } from 'kysely';
import { compileOnce, type ValueOf } from '../database/compileOnce';
import type { Queries } from '../database/database';
import { TERMS_COLUMNS } from './planDto';
import { unlockDay } from './unlockDay';
import { toUserPlanDto } from './userPlanDto';

/** The user's plans on the IST day `today`, newest first; of a plan bought twice, only the latest purchase. */
export async function userPlans(queries: Queries, userId: string, today: string): Promise<UserPlan[]> {
  const rows = await selectPlans(queries, { userId, today });
  const seen = new Set<string>();
  const plans = rows
    .filter(({ plan_id: planId }) => !seen.has(planId) && seen.add(planId))
    .map((row) => toUserPlanDto(row, today));
  return plans.map((plan) => {
    const unlocksOn = unlockDay(plan, plans, today);
    return unlocksOn === undefined ? plan : { ...plan, unlocksOn };
  });
}

const selectPlans = compileOnce((queries, value: ValueOf<{ userId: string; today: string }>) =>
  queries
    .selectFrom('user_plans')
    .innerJoin('plan_terms', 'plan_terms.id', 'user_plans.terms_id')
    .innerJoin('balances', (join) =>
      join.onRef('balances.owner_id', '=', 'user_plans.id').on('balances.account', '=', 'locked'),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('watch_rows')
          .select(sql<number>`count(*)`.as('watched_today'))
          .select(sql<number>`coalesce(sum(watch_rows.earned_paise), 0)::bigint`.as('earned_today_paise'))
          .whereRef('watch_rows.plan_number', '=', 'user_plans.number')
          .where('watch_rows.day', '=', value('today'))
          .where('watch_rows.credited_at', 'is not', null)
          .as('today'),
      (join) => join.onTrue(),
    )
    .select(TERMS_COLUMNS)
    .select([
      'user_plans.started_on',
      'user_plans.ends_on',
      'user_plans.watched_reels',
      sql<number>`(user_plans.earned_paise - user_plans.forfeited_paise)::bigint`.as('earned_paise'),
      'user_plans.streak_days as streak_days_now',
      'user_plans.last_counted_on',
      'balances.paise as locked_paise',
    ])
    .select((column) => [
      column.fn.coalesce('today.watched_today', sql<number>`0`).as('watched_today'),
      column.fn.coalesce('today.earned_today_paise', sql<number>`0`).as('earned_today_paise'),
      // The day's selection can be smaller than the terms say; before it exists, the terms count.
      sql<number>`coalesce(nullif((select count(*) from daily_reels
        where daily_reels.plan_id = user_plans.plan_id and daily_reels.day = ${value('today')}), 0),
        plan_terms.daily_reels)`.as('reels_today'),
    ])
    .where('user_plans.user_id', '=', value('userId'))
    .where('user_plans.reversed_at', 'is', null)
    .orderBy('user_plans.started_on', 'desc')
    .orderBy('user_plans.created_at', 'desc')
    .limit(200)
    .compile(),
);
