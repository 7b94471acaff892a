import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../database/database';

/** Wrong sign-ins of one source before a wait is imposed. */
const FREE_FAILURES = 5;
const FIRST_WAIT_S = 2;
const LONGEST_WAIT_S = 15 * 60;
/** Doubling beyond this exponent exceeds the longest wait. */
const LAST_DOUBLING = 10;
/** The count is reset after this long without an attempt. */
const RESET_AFTER_MS = 24 * 60 * 60 * 1000;

/** The wait after the n-th consecutive failure, in seconds: doubles each time, at most 15 minutes. */
export function backoffSeconds(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(LONGEST_WAIT_S, FIRST_WAIT_S * 2 ** (failures - FREE_FAILURES));
}

/** Identifies the attempts that are counted together; emails without an account are counted too. */
export function attemptKey(email: string, source: string): Buffer {
  return createHash('sha256').update(`sign-in ${email} from ${source}`).digest();
}

export interface CountedAttempt {
  /** Attempts since the last success, this one included. */
  attempts: number;
  /** Seconds until an attempt is judged again; 0 if this one may be judged. */
  seconds: number;
}

/**
 * Counts an attempt before its password is judged, in one statement: of concurrent guesses, only the free ones are
 * judged. An attempt during a wait is refused and prolongs nothing.
 */
export async function countAttempt(queries: Queries, key: Buffer, now: Date): Promise<CountedAttempt> {
  const attempts = await insertAttempt(
    queries,
    key,
    now,
    sql<boolean>`sign_in_backoffs.blocked_until <= ${now}`,
  );
  if (attempts !== undefined) return { attempts, seconds: 0 };
  const row = await queries
    .selectFrom('sign_in_backoffs')
    .select(['failures', 'blocked_until'])
    .where('account_hash', '=', key)
    .executeTakeFirst();
  // Cleared by a success in between: the wait is over.
  if (!row) return countAttempt(queries, key, now);
  const seconds = Math.max(1, Math.ceil((row.blocked_until.getTime() - now.getTime()) / 1000));
  return { attempts: row.failures, seconds };
}

/** Counts an attempt whose password is judged in any case; `seconds` is the wait that it would have had. */
export async function countJudgedAttempt(queries: Queries, key: Buffer, now: Date): Promise<CountedAttempt> {
  const attempts = (await insertAttempt(queries, key, now, sql<boolean>`true`)) ?? 0;
  return { attempts, seconds: backoffSeconds(attempts - 1) };
}

/** The number of attempts, this one included; undefined if `condition` does not hold for the counted ones. */
async function insertAttempt(
  queries: Queries,
  key: Buffer,
  now: Date,
  condition: ReturnType<typeof sql<boolean>>,
): Promise<number | undefined> {
  const resetBefore = new Date(now.getTime() - RESET_AFTER_MS);
  const next = sql<number>`(case when sign_in_backoffs.last_failed_at < ${resetBefore}
    then 1 else sign_in_backoffs.failures + 1 end)`;
  const wait = sql`(case when ${next} < ${FREE_FAILURES}::integer then 0 else least(${LONGEST_WAIT_S}::integer,
    ${FIRST_WAIT_S}::integer * 2 ^ least(${next} - ${FREE_FAILURES}::integer, ${LAST_DOUBLING}::integer)) end)`;
  const row = await queries
    .insertInto('sign_in_backoffs')
    .values({ account_hash: key, failures: 1, last_failed_at: now, blocked_until: now })
    .onConflict((conflict) =>
      conflict
        .column('account_hash')
        .doUpdateSet({
          failures: next,
          last_failed_at: now,
          blocked_until: sql<Date>`${now}::timestamptz + ${wait} * interval '1 second'`,
        })
        .where(condition),
    )
    .returning('failures')
    .executeTakeFirst();
  return row?.failures;
}

/** Resets the count after a successful sign-in. */
export async function clearAttempts(queries: Queries, key: Buffer): Promise<void> {
  await queries.deleteFrom('sign_in_backoffs').where('account_hash', '=', key).execute();
}
