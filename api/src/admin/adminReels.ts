import type { AdminReel } from '@reelrupee/contract/actions/catalogue';
import { sql } from 'kysely';
import type { Queries } from '../database/database';
import type { Page, PageOf } from '../database/page';
import type { ReelRow } from '../database/schema/lessons';

/** A page of all reels in feed order. */
export async function listAdminReels(queries: Queries, { page, limit }: Page): Promise<PageOf<AdminReel>> {
  const { count } = await queries
    .selectFrom('reels')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await queries
    .selectFrom('reels')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .offset(page * limit)
    .execute();
  return { rows: rows.map(toAdminReelDto), count };
}

/** Maps a row to the contract; a reel whose files are not in the media pack is not active. */
export function toAdminReelDto(row: ReelRow): AdminReel {
  return {
    _id: row.id,
    title: row.title,
    ...(row.title_hi === '' ? {} : { titleHi: row.title_hi }),
    videoUrl: row.video_path,
    posterUrl: row.poster_path,
    captionsUrl: row.captions_path,
    ...(row.captions_hi_path === '' ? {} : { captionsHiUrl: row.captions_hi_path }),
    duration: row.duration_ms / 1000,
    position: row.position,
    active: row.active && row.in_pack,
  };
}
