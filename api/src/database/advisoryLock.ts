import { sql } from 'kysely';
import type { Queries } from './database';

/** Waits until no other transaction, of any server, holds the lock of this name; releases it at the end of the transaction. */
export async function takeAdvisoryLock(
  queries: Queries,
  work:
    | 'migrating'
    | 'seeding'
    | 'adding a plan'
    | 'adding a reel'
    | 'replacing reels'
    | 'recording tax'
    | 'checking the ledger',
) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reelrupee ${work}`}, 0))`.execute(queries);
}
