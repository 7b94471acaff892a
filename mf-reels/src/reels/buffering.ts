/** Seconds ahead of the play position that a slow network may need to catch up in. */
const SAFE_SECONDS = 8;

export interface BufferFacts {
  /** Start and end of what has been fetched, in seconds. */
  ranges: readonly (readonly [start: number, end: number])[];
  time: number;
  /** NaN until it is known. */
  duration: number;
}

/** Whether the reel will play on while the network serves another one: to its end, or for a good while. */
export function isSafelyBuffered({ ranges, time, duration }: BufferFacts): boolean {
  const range = ranges.find(([start, end]) => start <= time + 0.1 && time <= end);
  if (!range || Number.isNaN(duration)) return false;
  return range[1] >= Math.min(time + SAFE_SECONDS, duration - 0.1);
}

/** The facts of a video element. */
export function bufferFacts({ buffered, currentTime, duration }: HTMLVideoElement): BufferFacts {
  const ranges = Array.from(
    { length: buffered.length },
    (_, index) => [buffered.start(index), buffered.end(index)] as const,
  );
  return { ranges, time: currentTime, duration };
}
