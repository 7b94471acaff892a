import { useEffect, type RefObject } from 'react';
import type { VideoEvents } from './ReelVideo';

interface PlaybackWish {
  video: string;
  playing: boolean;
  muted: boolean;
  attempt: number;
  news: Pick<VideoEvents, 'onPlayer' | 'onSoundRefused'>;
}

/** Plays or pauses a video element. A browser may refuse to begin with sound, or to begin at all. */
export function usePlayback(element: RefObject<HTMLVideoElement | null>, wish: PlaybackWish): void {
  const { video: source, playing, muted, attempt, news } = wish;
  const { onPlayer, onSoundRefused } = news;
  useEffect(() => {
    const video = element.current;
    if (!video || !source) return;
    if (!playing) return video.pause();
    // It failed while it was the next one, and nobody listened.
    if (video.error) return onPlayer({ kind: 'failed' });
    let outdated = false;
    video.play().catch((error: unknown) => {
      if (outdated || !isRefusal(error)) return;
      if (muted) onPlayer({ kind: 'autoplay-refused' });
      else onSoundRefused();
    });
    return () => {
      outdated = true;
    };
  }, [element, source, playing, muted, attempt, onPlayer, onSoundRefused]);
}

/** Other rejections say only that something newer came in between, or that the source failed, which is told apart. */
function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}
