import { expressionBuilder } from 'kysely';
import { takeAdvisoryLock } from '../database/advisoryLock';
import type { Queries } from '../database/database';
import type { Schema } from '../database/schema/schema';
import { chooseReels } from './dailyReels';

/**
 * Replaces reels that are hidden, or whose files are gone, in what was planned for the IST day `from` and later ones, since
 * a day counts only once all its reels were watched. If no other reel is left, the day gets shorter.
 */
export async function replaceMissingReels(queries: Queries, from: string): Promise<void> {
  // Two that run at once would choose the same reel for a day.
  await takeAdvisoryLock(queries, 'replacing reels');
  const missing = await queries
    .selectFrom('daily_reels')
    .innerJoin('reels', 'reels.id', 'daily_reels.reel_id')
    .select(['daily_reels.plan_id', 'daily_reels.day', 'daily_reels.position'])
    .where('daily_reels.day', '>=', from)
    .where(({ eb, or }) => or([eb('reels.in_pack', '=', false), eb('reels.active', '=', false)]))
    .orderBy('daily_reels.plan_id')
    .orderBy('daily_reels.day')
    .orderBy('daily_reels.position')
    .execute();
  for (const { plan_id: planId, day, position } of missing) {
    const [other] = await chooseReels(queries, planId, day, 1);
    const isPlace = expressionBuilder<Schema, 'daily_reels'>().and({ plan_id: planId, day, position });
    if (other === undefined) await queries.deleteFrom('daily_reels').where(isPlace).execute();
    else await queries.updateTable('daily_reels').set({ reel_id: other }).where(isPlace).execute();
  }
}
