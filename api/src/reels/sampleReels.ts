import type { Reel } from '@reelrupee/contract/entities';
import { sql } from 'kysely';
import type { Queries } from '../database/database';
import { REEL_COLUMNS } from './dailyReels';
import { toReelDto } from './reelDto';

/** The reels whose titles the home screen shows, by name in the media pack. */
const SAMPLES = ['ai-is-everywhere', 'good-prompt', 'upi-pin'];

/** The samples of the home screen; where the pack lacks one, the pool's first reels instead. Empty without a free plan. */
export async function sampleReels(queries: Queries): Promise<Reel[]> {
  const plan = await queries
    .selectFrom('plans')
    .select('id')
    .where('is_free', '=', true)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!plan) return [];
  const place = sql`coalesce(array_position(${SAMPLES}::text[], slug), ${SAMPLES.length + 1})`;
  const reels = await queries
    .selectFrom('reels')
    .select(REEL_COLUMNS)
    .where('active', '=', true)
    .where('in_pack', '=', true)
    .orderBy(place)
    .orderBy('position')
    .orderBy('id')
    .limit(SAMPLES.length)
    .execute();
  return reels.map((reel) => toReelDto(reel, plan.id, undefined));
}
