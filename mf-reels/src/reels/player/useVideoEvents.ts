import type { Reel } from '@reelrupee/contract/entities';
import { useEffect, useMemo, useState } from 'react';
import { keyedStore } from '../reports/keyedStore';
import type { PlayerEvent } from './player';
import type { VideoEvents } from './ReelVideo';
import { hasEarned, reelKey, reportWatched, dispatchWatch } from '../reports/reports';
import { throttle } from './throttle';
import type { FeedOwner } from '../pages/useReelPages';

/** How often progress is taken. */
export const PROGRESS_MS = 300;

interface CurrentReel {
  index: number;
  /** Null while it is not known, and behind the last one. */
  reel: Reel | null;
  send: (event: PlayerEvent) => void;
  onSoundRefused: () => void;
}

/** What becomes of the news of the reel on screen: its progress, its words, and its end, which earns. */
export function useVideoEvents(
  { userId, planId }: FeedOwner,
  { index, reel, send, onSoundRefused }: CurrentReel,
) {
  // Beside the state of the feed: progress comes three times a second and concerns one thin line.
  const [shares] = useState(() => keyedStore(0));
  const [cue, setCue] = useState('');
  const [dueAfter, setDueAfter] = useState<number | null>(null);
  const videoId = reel?._id ?? '';
  const durationMs = (reel?.duration ?? 0) * 1000;
  const wasWatched = reel?.watched ?? true;

  const progress = useMemo(() => {
    const key = reelKey({ userId, planId }, videoId);
    return throttle((share: number) => {
      shares.set(String(index), share);
      if (!wasWatched) dispatchWatch(key, { kind: 'progress', share });
    }, PROGRESS_MS);
  }, [userId, planId, videoId, wasWatched, index, shares]);
  useEffect(
    () => () => {
      progress.cancel();
      shares.set(String(index), 0);
    },
    [progress, shares, index],
  );

  const news = useMemo<VideoEvents>(() => {
    const key = reelKey({ userId, planId }, videoId);
    return {
      onPlayer: (event) => {
        send(event);
        if (event.kind !== 'ended') return;
        progress(1);
        if (!wasWatched && !hasEarned(key)) reportWatched({ key, userId, planId, videoId, durationMs });
      },
      onProgress: progress,
      onNextDue: () => setDueAfter(index),
      onCue: setCue,
      onSoundRefused,
    };
  }, [userId, planId, videoId, durationMs, wasWatched, index, send, progress, onSoundRefused]);

  return { news, shares, cue, isNextDue: dueAfter === index };
}
