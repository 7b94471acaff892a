import type { Queries } from '../database/database';
import { startOfHour } from '../time/startOfHour';

/**
 * Counts a sign-up from a network in this hour, in one statement; false if `limit` is reached. Any number of processes
 * count together. 0 is no limit.
 */
export async function countSignUp(
  queries: Queries,
  network: string,
  limit: number,
  now: Date,
): Promise<boolean> {
  if (limit === 0) return true;
  const hour = startOfHour(now);
  const counted = await queries
    .insertInto('sign_up_counts')
    .values({ hour, network, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['hour', 'network'])
        .doUpdateSet(({ eb, ref }) => ({ count: eb(ref('sign_up_counts.count'), '+', 1) }))
        .where('sign_up_counts.count', '<', limit),
    )
    .returning('count')
    .executeTakeFirst();
  return counted !== undefined;
}

/** True if the network is below its limit in this hour; a cheap look before a password is hashed. */
export async function isBelowSignUpLimit(
  queries: Queries,
  network: string,
  limit: number,
  now: Date,
): Promise<boolean> {
  if (limit === 0) return true;
  const counted = await queries
    .selectFrom('sign_up_counts')
    .select('count')
    .where('hour', '=', startOfHour(now))
    .where('network', '=', network)
    .executeTakeFirst();
  return (counted?.count ?? 0) < limit;
}
