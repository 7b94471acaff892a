import { sql } from 'kysely';
import type { Queries } from '../../database/database';
import { addDays, istDay } from '../../time/istDay';
import { countViolations, isSound } from '../invariants/invariants';
import { among } from '../invariants/scope';
import { userInvariants } from '../invariants/userInvariants';
import { watchSums } from '../invariants/watchSums';
import { closeUsers } from './closeUsers';
import type { SliceCheck } from './run';

/** Reads everything of the next users whose day has come, in slices of `limit`, and closes them. */
export const verifyUsers =
  (limit: number): SliceCheck =>
  async (queries, _run, now) => {
    const { rows } = await sql<{ user_id: string }>`select user_id from user_closings
      where verify_on <= ${istDay(now)}::date order by verify_on, user_id limit ${limit}`.execute(queries);
    if (rows.length === 0) return null;
    const users = rows.map(({ user_id }) => user_id);
    const own = among(users);
    const found = await countViolations(queries, userInvariants(own), watchSums(own));
    if (isSound(found)) return { found: await closeUsers(queries, users, { now, verified: true }) };
    await forgetClosings(queries, users, now);
    return { found };
  };

/** The closings of users with a violation are not relied on; everything of them is read again on the next day. */
async function forgetClosings(queries: Queries, users: readonly string[], now: Date): Promise<void> {
  const own = among(users);
  await sql`delete from plan_closings using user_plans
    where plan_number = number and ${own('user_plans.user_id')}`.execute(queries);
  await sql`update user_closings set closed_at = ${now}, verify_on = ${addDays(istDay(now), 1)}::date
    where ${own('user_id')}`.execute(queries);
}
