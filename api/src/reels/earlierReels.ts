import { sql } from 'kysely';
import type { Queries } from '../database/database';

/** The last IST day before `day` on which a plan showed a reel, by reel id. */
export async function shownBefore(
  queries: Queries,
  planId: string,
  day: string,
): Promise<Map<string, string>> {
  const rows = await queries
    .selectFrom('daily_reels')
    .select('reel_id')
    .select((column) => column.fn.max<string>('day').as('last_day'))
    .where('plan_id', '=', planId)
    .where('day', '<', day)
    .groupBy('reel_id')
    .execute();
  return new Map(rows.map((row) => [row.reel_id, row.last_day]));
}

/** The number of other plans that show a reel on an IST day, by reel id. */
export async function shownByOthers(
  queries: Queries,
  planId: string,
  day: string,
): Promise<Map<string, number>> {
  const rows = await queries
    .selectFrom('daily_reels')
    .select(['reel_id', sql<number>`count(*)::integer`.as('plans')])
    .where('plan_id', '<>', planId)
    .where('day', '=', day)
    .groupBy('reel_id')
    .execute();
  return new Map(rows.map((row) => [row.reel_id, row.plans]));
}
