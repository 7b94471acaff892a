/** Bytes of one reel's video: what came, what it has in all, and how much of it was shown. */
export interface FetchedVideo {
  fetched: number;
  size: number;
  /** From 0 to 1. */
  seen: number;
}

/**
 * The share of the fetched bytes that were for nothing: of each video, what came beyond the part of it that was
 * shown, a reel's bytes being spread evenly over its length. What was fetched twice was for nothing once.
 */
export function wastedBytesShare(videos: readonly FetchedVideo[]): number {
  const fetched = videos.reduce((sum, video) => sum + video.fetched, 0);
  const wasted = videos.reduce((sum, video) => sum + Math.max(0, video.fetched - video.seen * video.size), 0);
  return fetched === 0 ? NaN : wasted / fetched;
}
