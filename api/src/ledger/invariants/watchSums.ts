import { type RawBuilder, sql } from 'kysely';
import { type Condition, everything } from './scope';

/**
 * Sums of all watches by plan and by user, which the invariants of users share, since reading the watches again for each
 * invariant took most of the time of a check. Reads the watches in the order of their pages.
 */
export const allWatchSums = () =>
  wholeSums(
    everything,
    sql`left join (
      select watch.plan_number, ${aggregates(sql`closing.through`)}
        from watch_rows as watch left join plan_closings as closing on closing.plan_number = watch.plan_number
        group by watch.plan_number
    ) as sums on sums.plan_number = number`,
  );

/** The same for some users, whose watches are all over their table: reads them plan by plan. */
export const watchSums = (own: Condition) =>
  wholeSums(
    own,
    sql`cross join lateral (
      select ${aggregates(sql`closing.through`)} from watch_rows as watch where watch.plan_number = number
    ) as sums`,
  );

const wholeSums = (own: Condition, sums: RawBuilder<unknown>) => sql`
  with plan_sums as materialized (
    select user_plans.id, number, user_id, watched_reels, user_plans.earned_paise, date '-infinity' as since,
      coalesce(sums.watched, 0) as watched, coalesce(sums.earned, 0) as earned,
      coalesce(sums.locked, 0) as locked_paise, coalesce(sums.available, 0) as available_paise,
      coalesce(posted_credits, 0) as posted_credits,
      coalesce((closing.watched, closing.earned_paise, closing.locked_paise, closing.available_paise) <> (
        coalesce(closed_watched, 0), coalesce(closed_earned, 0), coalesce(closed_locked, 0),
        coalesce(closed_available, 0)), false) as closing_disagrees
    from user_plans left join plan_closings as closing on closing.plan_number = number ${sums}
    where ${own('user_plans.user_id')}
  ), ${userSums}`;

/**
 * The same sums from the closings and the watches since; those through the day `through`, by which no reel can be
 * credited any more, are `closed_…`. A plan that ended before its closing has no watches since.
 */
export const watchSumsSinceClosings = (own: Condition, through: string) => sql`
  with plan_sums as materialized (
    select user_plans.id, number, user_id, watched_reels, user_plans.earned_paise, ends_on, since,
      coalesce(closing.watched, 0) + sums.watched as watched,
      coalesce(closing.earned_paise, 0) + sums.earned as earned,
      coalesce(closing.locked_paise, 0) + sums.locked as locked_paise,
      coalesce(closing.available_paise, 0) + sums.available as available_paise,
      coalesce(closing.watched, 0) + closed_watched as closed_watched,
      coalesce(closing.earned_paise, 0) + closed_earned as closed_earned,
      coalesce(closing.locked_paise, 0) + closed_locked as closed_locked,
      coalesce(closing.available_paise, 0) + closed_available as closed_available,
      posted_credits, false as closing_disagrees
    from user_plans left join plan_closings as closing on closing.plan_number = number
      cross join lateral (select coalesce(closing.through, '-infinity') as since) as start
      cross join lateral (
        select ${aggregates(sql`${through}::date`)} from watch_rows as watch
          where watch.plan_number = number and day > since and since <= ends_on + 2
      ) as sums
    where ${own('user_plans.user_id')}
  ), ${userSums}`;

const userSums = sql`
  user_sums as materialized (
    select user_id, sum(available_paise) as available_paise from plan_sums group by user_id
  )`;

/** Aggregates of `watch`, and of those of its days up to `until`. */
const aggregates = (until: RawBuilder<unknown>) => sql`
  count(credited_at) as watched,
  coalesce(sum(watch.earned_paise), 0) as earned,
  coalesce(sum(watch.earned_paise) filter (where locked), 0) as locked,
  coalesce(sum(watch.earned_paise) filter (where not locked), 0) as available,
  count(*) filter (where credited_at is not null and locked is null) as posted_credits,
  count(credited_at) filter (where day <= ${until}) as closed_watched,
  coalesce(sum(watch.earned_paise) filter (where day <= ${until}), 0) as closed_earned,
  coalesce(sum(watch.earned_paise) filter (where day <= ${until} and locked), 0) as closed_locked,
  coalesce(sum(watch.earned_paise) filter (where day <= ${until} and not locked), 0) as closed_available`;
