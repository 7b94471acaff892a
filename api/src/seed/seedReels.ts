import type { Queries } from '../database/database';
import { newId } from '../ids';
import type { PackedReel } from './mediaPack';

/**
 * Synchronizes reels with the media pack, by slug: new ones are added, changed ones get their new files, and removed
 * ones are no longer served. Reels that an administrator added stay unchanged.
 */
export async function seedReels(queries: Queries, pack: readonly PackedReel[]): Promise<void> {
  const slugs = pack.map((reel) => reel.slug);
  await queries
    .updateTable('reels')
    .set({ in_pack: false })
    .where('slug', 'is not', null)
    .where('slug', 'not in', [...slugs, ''])
    .execute();
  if (pack.length === 0) return;
  await queries
    .insertInto('reels')
    .values(
      pack.map((reel, position) => ({
        id: newId(),
        slug: reel.slug,
        title: reel.title,
        title_hi: reel.titleHi,
        video_path: reel.video,
        video_av1_path: reel.videoAv1,
        poster_path: reel.poster,
        captions_path: reel.captions,
        captions_hi_path: reel.captionsHi,
        duration_ms: Math.round(reel.durationMs),
        position,
        active: true,
        in_pack: true,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((row) => ({
        title: row.ref('excluded.title'),
        title_hi: row.ref('excluded.title_hi'),
        video_path: row.ref('excluded.video_path'),
        video_av1_path: row.ref('excluded.video_av1_path'),
        poster_path: row.ref('excluded.poster_path'),
        captions_path: row.ref('excluded.captions_path'),
        captions_hi_path: row.ref('excluded.captions_hi_path'),
        duration_ms: row.ref('excluded.duration_ms'),
        position: row.ref('excluded.position'),
        in_pack: true,
      })),
    )
    .execute();
}
