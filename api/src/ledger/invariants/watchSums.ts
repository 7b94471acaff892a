import { sql } from 'kysely';
import type { Condition } from './scope';

/**
 * Sums of the watches by plan and by user, which the invariants of users share: the watches of a user are all over
 * their table, so that reading them again for each invariant took most of the time of a check. Also compares them with
 * the closings.
 */
export const watchSums = (own: Condition) => sql`
  with plan_sums as materialized (
    select user_plans.id, number, user_id, watched_reels, user_plans.earned_paise, date '-infinity' as since,
      count(credited_at) as watched,
      coalesce(sum(watch_rows.earned_paise), 0) as earned,
      coalesce(sum(watch_rows.earned_paise) filter (where locked), 0) as locked_paise,
      coalesce(sum(watch_rows.earned_paise) filter (where not locked), 0) as available_paise,
      count(*) filter (where credited_at is not null and locked is null) as posted_credits,
      closing.plan_number is not null and (
        closing.watched <> count(credited_at) filter (where day <= through)
        or (closing.earned_paise, closing.locked_paise, closing.available_paise) <> (
          coalesce(sum(watch_rows.earned_paise) filter (where day <= through), 0),
          coalesce(sum(watch_rows.earned_paise) filter (where day <= through and locked), 0),
          coalesce(sum(watch_rows.earned_paise) filter (where day <= through and not locked), 0))
      ) as closing_disagrees
    from user_plans left join watch_rows on watch_rows.plan_number = number
      left join plan_closings as closing on closing.plan_number = number
    where ${own('user_plans.user_id')} group by user_plans.id, closing.plan_number
  ), ${userSums}`;

/**
 * The same sums from the closings and the watches since; those through the day `through`, by which no reel can be
 * credited any more, are `closed_…`. A plan that ended before its closing has no watches since.
 */
export const watchSumsSinceClosings = (own: Condition, through: string) => sql`
  with plan_sums as materialized (
    select user_plans.id, number, user_id, watched_reels, user_plans.earned_paise, ends_on, since,
      coalesce(closing.watched, 0) + recent.watched as watched,
      coalesce(closing.earned_paise, 0) + recent.earned as earned,
      coalesce(closing.locked_paise, 0) + recent.locked_paise as locked_paise,
      coalesce(closing.available_paise, 0) + recent.available_paise as available_paise,
      coalesce(closing.watched, 0) + recent.closed_watched as closed_watched,
      coalesce(closing.earned_paise, 0) + recent.closed_earned as closed_earned,
      coalesce(closing.locked_paise, 0) + recent.closed_locked as closed_locked,
      coalesce(closing.available_paise, 0) + recent.closed_available as closed_available,
      posted_credits, false as closing_disagrees
    from user_plans left join plan_closings as closing on closing.plan_number = number
      cross join lateral (select coalesce(closing.through, '-infinity') as since) as start
      cross join lateral (
        select count(credited_at) as watched,
          coalesce(sum(earned_paise), 0) as earned,
          coalesce(sum(earned_paise) filter (where locked), 0) as locked_paise,
          coalesce(sum(earned_paise) filter (where not locked), 0) as available_paise,
          count(credited_at) filter (where day <= ${through}::date) as closed_watched,
          coalesce(sum(earned_paise) filter (where day <= ${through}::date), 0) as closed_earned,
          coalesce(sum(earned_paise) filter (where day <= ${through}::date and locked), 0) as closed_locked,
          coalesce(sum(earned_paise) filter (where day <= ${through}::date and not locked), 0)
            as closed_available,
          count(*) filter (where credited_at is not null and locked is null) as posted_credits
        from (select * from watch_rows
          where watch_rows.plan_number = number and day > since and since <= ends_on + 2) as watch
      ) as recent
    where ${own('user_plans.user_id')}
  ), ${userSums}`;

const userSums = sql`
  user_sums as materialized (
    select user_id, sum(available_paise) as available_paise from plan_sums group by user_id
  )`;
