import { useEffect, useRef, type RefObject } from 'react';
import { afterPreload } from './afterPreload';

/**
 * Sets a video element’s source and removes it again. Pausing does not stop a download: only removing the source and
 * calling `load()` frees the connection and the memory.
 */
export function useVideoSource(
  element: RefObject<HTMLVideoElement | null>,
  source: string,
  attempt: number,
): void {
  const last = useRef({ attempt: 0, at: 0 });
  useEffect(() => {
    const video = element.current;
    if (!video || !source) return;
    // A retry resumes where the previous attempt stopped. Its source may be the reel's other format.
    const at = attempt > last.current.attempt ? last.current.at : 0;
    const cancel = afterPreload(source, () => load(video, source, at));
    return () => {
      cancel();
      last.current = { attempt, at: video.currentTime };
      unload(video);
    };
  }, [element, source, attempt]);
}

function load(video: HTMLVideoElement, source: string, at: number): void {
  // A load that was delayed ends the playback that was requested before it.
  const isWanted = !video.paused;
  video.src = source;
  if (isWanted) void video.play().catch(() => undefined);
  if (at > 0) video.currentTime = at;
}

function unload(video: HTMLVideoElement): void {
  video.removeAttribute('src');
  video.load();
}
