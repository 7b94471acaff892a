/** Number of video elements, however long the feed is. */
export const VIDEO_COUNT = 3;

/** The part of its reel that a video element may load. */
export type Preload = 'metadata' | 'auto';

/** The content of a video element: nothing, or the reel of a slot. */
export type VideoAssignment = { kind: 'idle' } | { kind: 'slot'; index: number; preload: Preload };

const IDLE: VideoAssignment = { kind: 'idle' };

/**
 * Assigns slots to the video elements. A slot always gets the element of its index modulo three, so that a swipe
 * moves no reel to another element. Only the current and the next reel have a source, since others would compete for
 * bandwidth. The next one loads its first frames only, and the rest once it is due.
 */
export function assignVideos(current: number, nextIsDue: boolean): VideoAssignment[] {
  return Array.from({ length: VIDEO_COUNT }, (_, element) => {
    const distance = (element - (current % VIDEO_COUNT) + VIDEO_COUNT) % VIDEO_COUNT;
    if (distance === 0) return { kind: 'slot', index: current, preload: 'auto' };
    if (distance === 1) return { kind: 'slot', index: current + 1, preload: nextIsDue ? 'auto' : 'metadata' };
    return IDLE;
  });
}
