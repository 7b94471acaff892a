import { sql } from 'kysely';
import type { Queries } from '../../database/database';
import { addDays, istDay } from '../../time/istDay';
import { countsOf, type Invariants } from '../invariants/invariants';
import { among } from '../invariants/scope';
import { userInvariants } from '../invariants/userInvariants';
import { watchSumsSinceClosings } from '../invariants/watchSums';

/** Reels of a day are credited on it and shortly after midnight; the rest is for clocks that differ. */
const CREDITED_WITHIN_DAYS = 2;

/**
 * Checks users against their closings and what moved since, and closes them, all in one statement and therefore from
 * one snapshot. With a violation their plans are not closed, and everything of them is read again on the next day.
 * `verified` says that everything was just read.
 */
export async function closeUsers(
  queries: Queries,
  users: readonly string[],
  { now, verified }: { now: Date; verified: boolean },
): Promise<Partial<Invariants>> {
  const own = among(users);
  const today = istDay(now);
  const through = addDays(today, -CREDITED_WITHIN_DAYS);
  const invariants = userInvariants(own);
  const sum = sql.join(
    Object.keys(invariants).map((name) => sql.ref(name)),
    sql` + `,
  );
  const verifyOn = verified
    ? sql`next_verification(excluded.user_id, user_closings.verify_on, ${today}::date)`
    : sql`user_closings.verify_on`;
  const { rows } = await sql<Partial<Invariants>>`${watchSumsSinceClosings(own, through)},
    violations as materialized (select ${countsOf(invariants)}),
    result as materialized (select ${sum} = 0 as sound from violations),
    closed_plans as (
      insert into plan_closings (plan_number, through, watched, earned_paise, locked_paise, available_paise)
      select number, ${through}::date, closed_watched, closed_earned, closed_locked, closed_available
        from plan_sums, result where sound and since < ${through}::date and since <= ends_on + 2
      on conflict (plan_number) do update set through = excluded.through, watched = excluded.watched,
        earned_paise = excluded.earned_paise, locked_paise = excluded.locked_paise,
        available_paise = excluded.available_paise),
    closed_users as (
      insert into user_closings (user_id, paise, closed_at, verify_on)
      select id, (select coalesce(sum(paise), 0) from balances where user_id = users.id), ${now}::timestamptz,
          ${today}::date + 1
        from users where ${own('users.id')} order by id
      on conflict (user_id) do update set paise = excluded.paise, closed_at = excluded.closed_at,
        verify_on = case when (select sound from result) then ${verifyOn} else excluded.verify_on end)
    select * from violations`.execute(queries);
  return rows[0] ?? {};
}
