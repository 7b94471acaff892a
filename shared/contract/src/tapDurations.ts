/** Durations of taps, as the shell reports them and the provider counts them. */

/**
 * Shortest durations of the buckets, in ms. Browsers round to 8 ms (https://w3c.github.io/event-timing/); a bucket is
 * 8 ms wide or about a quarter of its duration.
 */
export const TAP_BUCKETS_MS = [
  0, 24, 32, 40, 48, 56, 64, 72, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512, 640, 768, 896,
  1024, 1280, 1536, 2048, 3072, 4096,
] as const;

/** The bucket of a duration in ms: its index in `TAP_BUCKETS_MS`. */
export function tapBucket(ms: number): number {
  return Math.max(
    0,
    TAP_BUCKETS_MS.findLastIndex((shortest) => shortest <= ms),
  );
}
