import type { Reel } from '@reelrupee/contract/entities';
import { toRupees } from '@reelrupee/contract/money';
import type { DailyReel } from './dailyReels';

/** Maps a reel to the contract. `earnedPaise` is undefined for an unwatched reel. */
export function toReelDto(reel: DailyReel, planId: string, earnedPaise: number | undefined): Reel {
  return {
    _id: reel.id,
    planId,
    title: reel.title,
    ...(reel.title_hi === '' ? {} : { titleHi: reel.title_hi }),
    videoUrl: reel.video_path,
    ...(reel.video_av1_path === '' ? {} : { videoAv1Url: reel.video_av1_path }),
    posterUrl: reel.poster_path,
    captionsUrl: reel.captions_path,
    ...(reel.captions_hi_path === '' ? {} : { captionsHiUrl: reel.captions_hi_path }),
    duration: reel.duration_ms / 1000,
    watched: earnedPaise !== undefined,
    earnWatchReel: toRupees(earnedPaise ?? 0),
  };
}
