import { sql } from 'kysely';
import type { Database } from '../database/database';
import { istDay } from '../time/istDay';

/** Months after the current one whose partitions exist, so that no call waits for one to be made. */
const AHEAD = 2;

/** Adds the monthly partitions of watches for `now` and the months ahead; existing ones stay as they are. */
export async function addWatchPartitions({ queries }: Pick<Database, 'queries'>, now: Date): Promise<void> {
  for (let months = 0; months <= AHEAD; months += 1) {
    await sql`select add_watch_partition((${istDay(now)}::date + make_interval(months => ${months}))::date)`.execute(
      queries,
    );
  }
}
