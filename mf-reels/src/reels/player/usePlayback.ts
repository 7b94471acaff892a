import { useEffect, type RefObject } from 'react';
import type { VideoEvents } from './videoEvents';

interface PlaybackOptions {
  video: string;
  playing: boolean;
  muted: boolean;
  attempt: number;
  events: Pick<VideoEvents, 'onPlayer' | 'onSoundRefused'>;
}

/** Plays or pauses a video element, and reports when the browser blocks autoplay or sound. */
export function usePlayback(element: RefObject<HTMLVideoElement | null>, options: PlaybackOptions): void {
  const { video: source, playing, muted, attempt, events } = options;
  const { onPlayer, onSoundRefused } = events;
  useEffect(() => {
    const video = element.current;
    if (!video || !source) return;
    if (!playing) return video.pause();
    // It failed while it was preloading, when its events were ignored.
    if (video.error) return onPlayer({ kind: 'failed' });
    let stale = false;
    video.play().catch((error: unknown) => {
      if (stale || !isRefusal(error)) return;
      if (muted) onPlayer({ kind: 'autoplay-refused' });
      else onSoundRefused();
    });
    return () => {
      stale = true;
    };
  }, [element, source, playing, muted, attempt, onPlayer, onSoundRefused]);
}

/** Other rejections mean that the source changed or failed; the latter fires an event of its own. */
function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}
