import { sql } from 'kysely';
import type { Queries } from '../database/database';

/** Records that reels were served now, which starts their watch timers; serving a reel again changes nothing. */
export async function serveReels(
  queries: Queries,
  userPlanId: string,
  day: string,
  reelIds: readonly string[],
  now: Date,
): Promise<void> {
  if (reelIds.length === 0) return;
  await sql`select serve_reels(${userPlanId}, ${day}, ${reelIds}, ${now})`.execute(queries);
}
