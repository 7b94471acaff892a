import { sql } from 'kysely';
import type { Queries } from './database';

/** Lets one transaction at a time, of all servers, do the named piece of work; it ends with the transaction. */
export async function takeAdvisoryLock(
  queries: Queries,
  work: 'seeding' | 'adding a plan' | 'adding a reel',
) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reelrupee ${work}`}, 0))`.execute(queries);
}
