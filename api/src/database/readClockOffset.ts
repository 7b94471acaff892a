import { sql } from 'kysely';
import type { Clock } from '../time/clock';
import type { Queries } from './database';

/** Difference of two clocks, in seconds. */
export interface ClockOffset {
  /** By which the clock of this process is ahead of the database's, which all processes share; negative if it is behind. */
  ahead: number;
  /** Largest error of `ahead`: half of the time that the query took by the clock of this process. */
  error: number;
}

/** Compares the clock of this process with the database's. */
export async function readClockOffset(queries: Queries, clock: Clock): Promise<ClockOffset> {
  const askedAt = clock.now().getTime();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(queries);
  const [row] = rows;
  if (!row) throw new Error('The clock of the database could not be read');
  const repliedAt = clock.now().getTime();
  return {
    ahead: ((askedAt + repliedAt) / 2 - row.at.getTime()) / 1000,
    error: Math.abs(repliedAt - askedAt) / 2000,
  };
}

/** True if the clocks certainly differ by more than `limit` seconds; 0 is no limit. */
export function isClockWrong({ ahead, error }: ClockOffset, limit: number): boolean {
  return limit > 0 && Math.abs(ahead) - error > limit;
}
