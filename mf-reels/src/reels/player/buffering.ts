/** Seconds before a reel’s end from which the viewer is expected to watch the next one. */
const NEXT_SECONDS = 2;

export interface BufferFacts {
  /** Buffered ranges, in seconds. */
  ranges: readonly (readonly [start: number, end: number])[];
  time: number;
  /** In seconds; NaN until known. */
  duration: number;
}

/**
 * True if the next reel should be buffered: this one is about to end and fully buffered. Until then only the next
 * reel’s first frames are loaded, which saves data for viewers who leave early.
 */
export function isNextDue({ ranges, time, duration }: BufferFacts): boolean {
  const range = ranges.find(([start, end]) => start <= time + 0.1 && time <= end);
  if (!range || Number.isNaN(duration)) return false;
  return range[1] >= duration - 0.1 && time >= duration - NEXT_SECONDS;
}

/** Reads the buffer state of a video element. */
export function bufferFacts({ buffered, currentTime, duration }: HTMLVideoElement): BufferFacts {
  const ranges = Array.from(
    { length: buffered.length },
    (_, index) => [buffered.start(index), buffered.end(index)] as const,
  );
  return { ranges, time: currentTime, duration };
}
