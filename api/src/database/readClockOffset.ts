import { sql } from 'kysely';
import type { Clock } from '../time/clock';
import type { Queries } from './database';

/**
 * Seconds by which the clock of this process is ahead of the database's, which all processes share; negative if it is
 * behind. The error is at most half of the time that the query took.
 */
export async function readClockOffset(queries: Queries, clock: Clock): Promise<number> {
  const askedAt = clock.now().getTime();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(queries);
  const [row] = rows;
  if (!row) throw new Error('The clock of the database could not be read');
  return ((askedAt + clock.now().getTime()) / 2 - row.at.getTime()) / 1000;
}
