import { sql } from 'kysely';
import { compileOnce, type ValueOf } from '../database/compileOnce';
import type { Queries } from '../database/database';
import { TERMS_COLUMNS } from './planDto';

interface PlansOn {
  userId: string;
  /** IST day. */
  today: string;
}

/** All purchases of a user that were not reversed, newest first; at most 200. */
export const selectPlans = compileOnce((queries, value: ValueOf<PlansOn>) =>
  plansOfUser(queries, value).compile(),
);

/** The same with `new_reels`: the day's reels that the user has not watched on an earlier day, null before it is planned. */
export const selectPlansWithNewReels = compileOnce((queries, value: ValueOf<PlansOn>) =>
  plansOfUser(queries, value)
    .select(
      sql<number | null>`(select case when count(*) > 0 then count(*) filter (where reels.number not in (
        select watch_rows.reel_number from watch_rows join user_plans as own on own.number = watch_rows.plan_number
          where own.user_id = ${value('userId')} and watch_rows.day < ${value('today')}
            and watch_rows.credited_at is not null)) end
        from daily_reels join reels on reels.id = daily_reels.reel_id
        where daily_reels.plan_id = user_plans.plan_id and daily_reels.day = ${value('today')})`.as(
        'new_reels',
      ),
    )
    .compile(),
);

function plansOfUser(queries: Queries, value: ValueOf<PlansOn>) {
  return queries
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
      'user_plans.forgiven_on',
      'user_plans.missed_on',
      'balances.paise as locked_paise',
    ])
    .select((column) => [
      column.fn.coalesce('today.watched_today', sql<number>`0`).as('watched_today'),
      column.fn.coalesce('today.earned_today_paise', sql<number>`0`).as('earned_today_paise'),
      // The day's selection can be smaller than the terms say, or than what was watched before a reel of it was hidden;
      // before it exists, the terms count.
      sql<number>`greatest(coalesce(nullif((select count(*) from daily_reels
        where daily_reels.plan_id = user_plans.plan_id and daily_reels.day = ${value('today')}), 0),
        plan_terms.daily_reels), today.watched_today)`.as('reels_today'),
    ])
    .where('user_plans.user_id', '=', value('userId'))
    .where('user_plans.reversed_at', 'is', null)
    .orderBy('user_plans.started_on', 'desc')
    .orderBy('user_plans.created_at', 'desc')
    .limit(200);
}
