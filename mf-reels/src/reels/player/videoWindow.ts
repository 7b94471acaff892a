/** Video elements that exist, however long the feed is. */
export const VIDEO_COUNT = 3;

/** How much of its reel a video element may fetch. */
export type Preload = 'metadata' | 'auto';

/** What one video element has to do: nothing, or to hold the reel of a slot. */
export type VideoAssignment = { kind: 'idle' } | { kind: 'slot'; index: number; preload: Preload };

const IDLE: VideoAssignment = { kind: 'idle' };

/**
 * The duties of the video elements, in their order. A slot always gets the element of its index modulo three,
 * so that a swipe moves no reel to another element. Only the current reel and the next one hold a source: any
 * other would go on fetching and starve them. The next one fetches what its first frames take, and all of itself
 * once it is due.
 */
export function assignVideos(current: number, nextIsDue: boolean): VideoAssignment[] {
  return Array.from({ length: VIDEO_COUNT }, (_, element) => {
    const distance = (element - (current % VIDEO_COUNT) + VIDEO_COUNT) % VIDEO_COUNT;
    if (distance === 0) return { kind: 'slot', index: current, preload: 'auto' };
    if (distance === 1) return { kind: 'slot', index: current + 1, preload: nextIsDue ? 'auto' : 'metadata' };
    return IDLE;
  });
}
