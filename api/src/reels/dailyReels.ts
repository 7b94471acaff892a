import { takeAdvisoryLock } from '../database/advisoryLock';
import type { Database, Queries } from '../database/database';
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
  { transaction }: Pick<Database, 'transaction'>,
  planId: string,
  day: string,
  count: number,
): Promise<void> {
  await transaction(async (queries) => {
    // A reel that is being hidden has left the pool, or the hiding waits and replaces it in what is stored here.
    await takeAdvisoryLock(queries, 'replacing reels');
    if (await isPlanned(queries, planId, day)) return;
    const chosen = await chooseReels(queries, planId, day, count);
    if (chosen.length === 0) return;
    // Versions before take no lock; the first insert wins.
    await queries
      .insertInto('daily_reels')
      .values(chosen.map((reelId, position) => ({ plan_id: planId, day, position, reel_id: reelId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

async function isPlanned(queries: Queries, planId: string, day: string): Promise<boolean> {
  const reel = await queries
    .selectFrom('daily_reels')
    .select('position')
    .where('plan_id', '=', planId)
    .where('day', '=', day)
    .limit(1)
    .executeTakeFirst();
  return reel !== undefined;
}

/** At most `count` reels for an IST day of a plan, none of which it has already. */
export async function chooseReels(
  queries: Queries,
  planId: string,
  day: string,
  count: number,
): Promise<string[]> {
  return planDailyReels({
    planId,
    day,
    count,
    pool: await poolOfReels(queries, planId, day),
    lastShown: await shownBefore(queries, planId, day),
    shownByOthers: await shownByOthers(queries, planId, day),
  });
}

async function poolOfReels(queries: Queries, planId: string, day: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('reels')
    .select('id')
    .where('active', '=', true)
    .where('in_pack', '=', true)
    .where('id', 'not in', (from) =>
      from.selectFrom('daily_reels').select('reel_id').where('plan_id', '=', planId).where('day', '=', day),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
