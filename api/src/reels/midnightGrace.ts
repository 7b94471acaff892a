import { sql } from 'kysely';
import type { Queries } from '../database/database';
import { addDays, istDay, startOfIstDay } from '../time/istDay';
import type { WatchedReel } from './creditReel';

/** Longest reel, in ms: one that started before midnight has ended by then. */
export const MIDNIGHT_GRACE_MS = 10 * 60 * 1000;

/** The IST day whose reels may still play at an instant: the previous one in the first ten minutes after midnight. */
export function dayOfPlaying(instant: Date): string {
  return istDay(new Date(instant.getTime() - MIDNIGHT_GRACE_MS));
}

/**
 * The previous IST day, if the reel was being watched as that day ended: it was served on that day, and no other
 * reel has been credited since midnight. Null otherwise, and for a reversed plan. Thus one reel a night can count for
 * the day it began.
 */
export async function findMidnightDay(
  queries: Queries,
  { userId, planId, videoId }: WatchedReel,
  now: Date,
): Promise<string | null> {
  const today = istDay(now);
  const midnight = startOfIstDay(today);
  if (now.getTime() - midnight.getTime() > MIDNIGHT_GRACE_MS) return null;
  const yesterday = addDays(today, -1);
  const served = await queries
    .selectFrom('watches')
    .innerJoin('user_plans', 'user_plans.id', 'watches.user_plan_id')
    .innerJoin('watch_clocks', 'watch_clocks.user_id', 'user_plans.user_id')
    .select('watches.reel_id')
    .where('user_plans.user_id', '=', userId)
    .where('user_plans.plan_id', '=', planId)
    .where('user_plans.reversed_at', 'is', null)
    .where('watches.reel_id', '=', videoId)
    .where('watches.day', '=', yesterday)
    .where(
      sql<boolean>`(watches.credited_at is not null or coalesce(watch_clocks.credited_at < ${midnight}, true))`,
    )
    .executeTakeFirst();
  return served ? yesterday : null;
}
