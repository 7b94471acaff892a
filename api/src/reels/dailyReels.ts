import type { Queries } from '../database/database';
import { shownBefore, shownByOthers } from './earlierReels';
import { planDailyReels } from './planDailyReels';

export interface DailyReel {
  id: string;
  title: string;
  title_hi: string;
  video_path: string;
  video_av1_path: string;
  poster_path: string;
  captions_path: string;
  captions_hi_path: string;
  duration_ms: number;
}

/** The columns of a DailyReel. */
export const REEL_COLUMNS = [
  'reels.id',
  'reels.title',
  'reels.title_hi',
  'reels.video_path',
  'reels.video_av1_path',
  'reels.poster_path',
  'reels.captions_path',
  'reels.captions_hi_path',
  'reels.duration_ms',
] as const;

/** Plans and stores at most `count` reels of a plan for an IST day, unless that was done in the meantime. */
export async function storeDailyReels(
  queries: Queries,
  planId: string,
  day: string,
  count: number,
): Promise<void> {
  const chosen = planDailyReels({
    planId,
    day,
    count,
    pool: await poolOfReels(queries),
    lastShown: await shownBefore(queries, planId, day),
    shownByOthers: await shownByOthers(queries, planId, day),
  });
  if (chosen.length === 0) return;
  // Concurrent requests may plan different reels, since other plans are planned too; the first insert wins.
  await queries
    .insertInto('daily_reels')
    .values(chosen.map((reelId, position) => ({ plan_id: planId, day, position, reel_id: reelId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function poolOfReels(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectFrom('reels')
    .select('id')
    .where('active', '=', true)
    .where('in_pack', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
