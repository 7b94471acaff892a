import type { Reel } from '@reelrupee/platform';

/** localStorage entry with `on` where reels play in AV1; the route in remote.json names it too. */
export const AV1_FLAG = 'reelrupee.feed.av1';

/** The first slot that plays in AV1 on a device that has just been found capable: others are loading already. */
export function firstAv1Slot(current: number): number {
  return current + 2;
}

/** The file of a reel to play. A retry takes H.264, in case the device fails at AV1 after all. */
export function videoFile(
  reel: Pick<Reel, 'videoUrl' | 'videoAv1Url'>,
  av1: boolean,
  attempt: number,
): string {
  return (av1 && attempt === 0 && reel.videoAv1Url) || reel.videoUrl;
}
