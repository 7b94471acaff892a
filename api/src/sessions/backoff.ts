import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../database/database';

/** Failed sign-ins of one account before a wait is imposed. */
const FREE_FAILURES = 5;
const FIRST_WAIT_S = 2;
const LONGEST_WAIT_S = 15 * 60;
/** The count is reset after this long without a failure. */
const RESET_AFTER_MS = 24 * 60 * 60 * 1000;

/** The wait after the n-th consecutive failure, in seconds: doubles each time, at most 15 minutes. */
export function backoffSeconds(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(LONGEST_WAIT_S, FIRST_WAIT_S * 2 ** (failures - FREE_FAILURES));
}

function accountHash(email: string): Buffer {
  return createHash('sha256').update(`sign-in ${email}`).digest();
}

/** Seconds until the next sign-in attempt for this email; emails without an account behave the same. */
export async function secondsToWait(queries: Queries, email: string, now: Date): Promise<number> {
  const row = await queries
    .selectFrom('sign_in_backoffs')
    .select('blocked_until')
    .where('account_hash', '=', accountHash(email))
    .executeTakeFirst();
  return row ? Math.max(0, Math.ceil((row.blocked_until.getTime() - now.getTime()) / 1000)) : 0;
}

/** Counts a failed sign-in and blocks the account according to the count. */
export async function recordFailure(queries: Queries, email: string, now: Date): Promise<void> {
  const key = accountHash(email);
  const resetBefore = new Date(now.getTime() - RESET_AFTER_MS);
  const { failures } = await queries
    .insertInto('sign_in_backoffs')
    .values({ account_hash: key, failures: 1, last_failed_at: now, blocked_until: now })
    .onConflict((conflict) =>
      conflict.column('account_hash').doUpdateSet({
        failures: sql<number>`case when sign_in_backoffs.last_failed_at < ${resetBefore}
                                   then 1 else sign_in_backoffs.failures + 1 end`,
        last_failed_at: now,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  await queries
    .updateTable('sign_in_backoffs')
    .set({ blocked_until: new Date(now.getTime() + backoffSeconds(failures) * 1000) })
    .where('account_hash', '=', key)
    .execute();
}

/** Resets the count after a successful sign-in. */
export async function clearFailures(queries: Queries, email: string): Promise<void> {
  await queries.deleteFrom('sign_in_backoffs').where('account_hash', '=', accountHash(email)).execute();
}
