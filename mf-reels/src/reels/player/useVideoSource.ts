import { useEffect, useRef, type RefObject } from 'react';

/**
 * Sets a video element’s source and removes it again. Pausing does not stop a download: only removing the source and
 * calling `load()` frees the connection and the memory.
 */
export function useVideoSource(
  element: RefObject<HTMLVideoElement | null>,
  source: string,
  attempt: number,
): void {
  const last = useRef({ source: '', at: 0 });
  useEffect(() => {
    const video = element.current;
    if (!video || !source) return;
    // A retry resumes where the previous attempt stopped.
    load(video, source, attempt > 0 && last.current.source === source ? last.current.at : 0);
    return () => {
      last.current = { source, at: video.currentTime };
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
