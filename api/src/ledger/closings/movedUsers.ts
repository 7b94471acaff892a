import { sql } from 'kysely';
import type { Queries } from '../../database/database';
import { closeUsers } from './closeUsers';
import type { PlanPlace, SliceCheck } from './run';

/**
 * Checks the next plans in which reels can have been credited since the last check, in slices of `limit`: the users
 * whose balances are not those of their closings. Each credit adds to a balance, and what takes from one is a journal
 * that is a row of its own, whose users checkJournals.ts checks.
 */
export const checkMovedUsers =
  (limit: number): SliceCheck =>
  async (queries, { plans, lastPlan, startedAt }, now) => {
    const { rows } = await sql<Partial<PlanPlace> & { users: string[] | null }>`
      with slice as materialized (
        select ends_on, number, user_id from user_plans
          where (ends_on, number) > (${plans.end}::date, ${plans.number}) and number <= ${lastPlan}
          order by ends_on, number limit ${limit})
      select (array_agg(ends_on::text order by ends_on desc, number desc))[1] as end,
        (array_agg(number order by ends_on desc, number desc))[1] as number,
        array_agg(distinct slice.user_id) filter (where
          coalesce(closed_at < ${startedAt}, true)
          and paise is distinct from (select sum(paise) from balances where balances.user_id = slice.user_id)
        ) as users
      from slice left join user_closings on user_closings.user_id = slice.user_id`.execute(queries);
    const [{ end, number, users } = { users: null }] = rows;
    if (!end || !number) return null;
    const found = users ? await closeUsers(queries, users, { now, verified: false }) : {};
    return { found, plans: { end, number } };
  };

/** The users of the journals after an id and up to another whom the run has not checked yet. */
export async function usersOfJournals(
  queries: Queries,
  { after, upTo, startedAt }: { after: number; upTo: number; startedAt: Date },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`select distinct balances.user_id from entry_rows
    join balances on balances.owner_id = entry_rows.owner_id and balances.account = entry_rows.account
    left join user_closings on user_closings.user_id = balances.user_id
    where journal_id > ${after} and journal_id <= ${upTo} and coalesce(closed_at < ${startedAt}, true)`.execute(
    queries,
  );
  return rows.map(({ user_id }) => user_id);
}
