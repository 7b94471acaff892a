import type { Reel } from '@reelrupee/contract/entities';
import { sql } from 'kysely';
import type { Queries } from '../database/database';
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
    .select([
      'id',
      'title',
      'title_hi',
      'video_path',
      'video_av1_path',
      'poster_path',
      'captions_path',
      'captions_hi_path',
      'duration_ms',
    ])
    .where('active', '=', true)
    .where('in_pack', '=', true)
    .orderBy(place)
    .orderBy('position')
    .orderBy('id')
    .limit(SAMPLES.length)
    .execute();
  return reels.map((reel) => toReelDto(reel, plan.id, undefined));
}
