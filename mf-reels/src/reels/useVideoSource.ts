import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives a video element its source, and takes it away again. Pausing does not stop a download; only an element
 * without a source, loaded anew, lets go of the network and of the memory that it held.
 */
export function useVideoSource(
  element: RefObject<HTMLVideoElement | null>,
  source: string,
  attempt: number,
): void {
  const left = useRef({ source: '', at: 0 });
  useEffect(() => {
    const video = element.current;
    if (!video || !source) return;
    video.src = source;
    // A new try goes on where the one before stopped.
    if (attempt > 0 && left.current.source === source) video.currentTime = left.current.at;
    return () => {
      left.current = { source, at: video.currentTime };
      video.removeAttribute('src');
      video.load();
    };
  }, [element, source, attempt]);
}
