import { sql } from 'kysely';
import type { SliceCheck } from './run';

/**
 * Opens the closings of the next users who have none, in slices of `limit`: in a database from before there were
 * closings, and after a restore. Everything of these users is then read by verifyUsers.
 */
export const openClosings =
  (limit: number): SliceCheck =>
  async (queries, { user }) => {
    const { rows } = await sql<{ last: string | null }>`
      with slice as materialized (select id from users where id > ${user} order by id limit ${limit}),
        opened as (
          insert into user_closings (user_id, verify_on) select id, '-infinity' from slice
            where not exists (select from user_closings where user_id = id)
          on conflict do nothing)
      select max(id) as last from slice`.execute(queries);
    const last = rows[0]?.last ?? null;
    return last === null ? null : { found: {}, user: last };
  };
