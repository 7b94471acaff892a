import type { AdminReel } from '@reelrupee/contract/actions/operations';
import type { Schema } from '../database/schema';

/** A reel as administrators see it. */
export function toAdminReelDto(row: Schema['reels']): AdminReel {
  return {
    _id: row.id,
    title: row.title,
    videoUrl: row.video_path,
    posterUrl: row.poster_path,
    captionsUrl: row.captions_path,
    duration: row.duration_ms / 1000,
    position: row.position,
    active: row.active && row.in_pack,
  };
}
