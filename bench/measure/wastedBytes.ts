/** Bytes of one reel's video: received, in all, and the share that was shown. */
export interface FetchedVideo {
  fetched: number;
  size: number;
  /** From 0 to 1. */
  seen: number;
}

/**
 * The share of received bytes that were wasted: of each video, the bytes beyond the part that was shown, with its bytes
 * spread evenly over its length. Bytes received twice were wasted once.
 */
export function wastedBytesShare(videos: readonly FetchedVideo[]): number {
  const fetched = videos.reduce((sum, video) => sum + video.fetched, 0);
  const wasted = videos.reduce((sum, video) => sum + Math.max(0, video.fetched - video.seen * video.size), 0);
  return fetched === 0 ? NaN : wasted / fetched;
}
