/** Seconds before a reel's end from which its viewer is taken to stay until the next one. */
const NEXT_SECONDS = 2;

export interface BufferFacts {
  /** Start and end of what has been fetched, in seconds. */
  ranges: readonly (readonly [start: number, end: number])[];
  time: number;
  /** NaN until it is known. */
  duration: number;
}

/**
 * Whether the next reel is to be fetched in earnest: this one is about to end, and has come to its end. Who leaves
 * sooner finds the next one's first frames there, and has not paid for a reel that may never be seen.
 */
export function isNextDue({ ranges, time, duration }: BufferFacts): boolean {
  const range = ranges.find(([start, end]) => start <= time + 0.1 && time <= end);
  if (!range || Number.isNaN(duration)) return false;
  return range[1] >= duration - 0.1 && time >= duration - NEXT_SECONDS;
}

/** The facts of a video element. */
export function bufferFacts({ buffered, currentTime, duration }: HTMLVideoElement): BufferFacts {
  const ranges = Array.from(
    { length: buffered.length },
    (_, index) => [buffered.start(index), buffered.end(index)] as const,
  );
  return { ranges, time: currentTime, duration };
}
