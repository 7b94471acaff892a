import { sql } from 'kysely';
import { compileOnce, type ValueOf } from '../database/compileOnce';
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

/** The last IST day before `day` on which the user watched a reel to its end, in any plan, by reel id. */
export async function watchedBefore(
  queries: Queries,
  userId: string,
  reelIds: readonly string[],
  day: string,
): Promise<Map<string, string>> {
  if (reelIds.length === 0) return new Map();
  const rows = await selectWatched(queries, { userId, reelIds, day });
  return new Map(rows.map((row) => [row.reel_id, row.last_day]));
}

interface ReelsOfUser {
  userId: string;
  reelIds: readonly string[];
  day: string;
}

const selectWatched = compileOnce((queries, value: ValueOf<ReelsOfUser>) =>
  queries
    .selectFrom('user_plans')
    .innerJoin('watch_rows', 'watch_rows.plan_number', 'user_plans.number')
    .innerJoin('reels', 'reels.number', 'watch_rows.reel_number')
    .select('reels.id as reel_id')
    .select((column) => column.fn.max<string>('watch_rows.day').as('last_day'))
    .where('user_plans.user_id', '=', value('userId'))
    .where(sql<boolean>`reels.id = any(${value('reelIds')})`)
    .where('watch_rows.day', '<', value('day'))
    .where('watch_rows.credited_at', 'is not', null)
    .groupBy('reels.id')
    .compile(),
);
