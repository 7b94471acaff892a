import { compileOnce, type ValueOf } from '../database/compileOnce';
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

/** The reels of a plan on an IST day, in feed order; planned and stored on the first request of the day. */
export async function dailyReels(
  queries: Queries,
  planId: string,
  day: string,
  count: number,
): Promise<DailyReel[]> {
  const kept = await selectReels(queries, { planId, day });
  if (kept.length > 0) return kept;
  const chosen = planDailyReels({
    planId,
    day,
    count,
    pool: await poolOfReels(queries),
    lastShown: await shownBefore(queries, planId, day),
    shownByOthers: await shownByOthers(queries, planId, day),
  });
  if (chosen.length === 0) return [];
  // Concurrent requests may plan different reels, since other plans are planned too; the first insert wins.
  await queries
    .insertInto('daily_reels')
    .values(chosen.map((reelId, position) => ({ plan_id: planId, day, position, reel_id: reelId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return selectReels(queries, { planId, day });
}

const selectReels = compileOnce((queries, value: ValueOf<{ planId: string; day: string }>) =>
  queries
    .selectFrom('daily_reels')
    .innerJoin('reels', 'reels.id', 'daily_reels.reel_id')
    .select([
      'reels.id',
      'reels.title',
      'reels.title_hi',
      'reels.video_path',
      'reels.video_av1_path',
      'reels.poster_path',
      'reels.captions_path',
      'reels.captions_hi_path',
      'reels.duration_ms',
    ])
    .where('daily_reels.plan_id', '=', value('planId'))
    .where('daily_reels.day', '=', value('day'))
    .orderBy('daily_reels.position')
    .compile(),
);

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
