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
    // A new try goes on where the one before stopped.
    load(video, source, attempt > 0 && left.current.source === source ? left.current.at : 0);
    return () => {
      left.current = { source, at: video.currentTime };
      unload(video);
    };
  }, [element, source, attempt]);
}

function load(video: HTMLVideoElement, source: string, at: number): void {
  video.src = source;
  if (at > 0) video.currentTime = at;
}

function unload(video: HTMLVideoElement): void {
  video.removeAttribute('src');
  video.load();
}
