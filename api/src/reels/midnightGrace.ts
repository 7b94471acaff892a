import { sql } from 'kysely';
import type { Queries } from '../database/database';
import { addDays, istDay, startOfIstDay } from '../time/istDay';

/** No reel is longer: what began before midnight has been played to its end by then, in ms. */
const LONGEST_REEL_MS = 10 * 60 * 1000;

/**
 * The day before today, when the reel is the one that a user was watching as that day ended: handed out on
 * it, and nothing credited since midnight but this very reel. Null otherwise. So one reel of each night, no
 * more, counts for the day on which it began.
 */
export async function midnightGraceDay(
  queries: Queries,
  { userId, planId, videoId }: { userId: string; planId: string; videoId: string },
  now: Date,
): Promise<string | null> {
  const today = istDay(now);
  const midnight = startOfIstDay(today);
  if (now.getTime() - midnight.getTime() > LONGEST_REEL_MS) return null;
  const yesterday = addDays(today, -1);
  const played = await queries
    .selectFrom('watches')
    .innerJoin('user_plans', 'user_plans.id', 'watches.user_plan_id')
    .innerJoin('watch_clocks', 'watch_clocks.user_id', 'user_plans.user_id')
    .select('watches.reel_id')
    .where('user_plans.user_id', '=', userId)
    .where('user_plans.plan_id', '=', planId)
    .where('watches.reel_id', '=', videoId)
    .where('watches.day', '=', yesterday)
    .where(
      sql<boolean>`(watches.credited_at is not null or coalesce(watch_clocks.credited_at < ${midnight}, true))`,
    )
    .executeTakeFirst();
  return played ? yesterday : null;
}
