import type { Queries } from '../database/database';
import { startOfHour } from '../time/startOfHour';

/**
 * Counts a sign-up from a network in this hour, in one statement; false if `limit` is reached. Any number of processes
 * count together. 0 is no limit.
 */
export async function allowSignUp(
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
