import type { Reel } from '@reelrupee/platform';
import { useEffect, useMemo, useState } from 'react';
import { keyedStore } from '../reports/keyedStore';
import type { Cue } from './captions';
import type { PlayerEvent } from './player';
import type { VideoEvents } from './videoEvents';
import { hasEarned, reelKey, reportWatched, dispatchWatch } from '../reports/reports';
import { throttle } from './throttle';
import type { FeedOwner } from '../pagination/pagePayload';

/** Ms between progress updates. */
const PROGRESS_MS = 300;

const NO_OWNER: FeedOwner = { userId: '', planId: '' };

interface CurrentReel {
  index: number;
  /** Null while loading and after the last reel. */
  reel: Reel | null;
  send: (event: PlayerEvent) => void;
  onSoundRefused: () => void;
}

/** Handles the events of the reel on screen: progress, captions, and the end, which is reported to earn. A sample has no owner. */
export function useVideoEvents(owner: FeedOwner | null, { index, reel, send, onSoundRefused }: CurrentReel) {
  // Kept outside React state: progress updates three times a second and affects only one thin line.
  const [progress] = useState(() => keyedStore(0));
  const [cue, setCue] = useState<Cue | null>(null);
  const [dueIndex, setDueIndex] = useState<number | null>(null);
  const videoId = reel?._id ?? '';
  const durationMs = (reel?.duration ?? 0) * 1000;
  const { userId, planId } = owner ?? NO_OWNER;
  const wasWatched = owner === null || (reel?.watched ?? true);

  // Of the day on which the reel came on screen: it may play across midnight.
  const key = useMemo(() => reelKey({ userId, planId }, videoId), [userId, planId, videoId]);

  const onProgress = useMemo(
    () =>
      throttle((share: number) => {
        progress.set(String(index), share);
        if (!wasWatched) dispatchWatch(key, { kind: 'progress', share });
      }, PROGRESS_MS),
    [key, wasWatched, index, progress],
  );
  useEffect(
    () => () => {
      onProgress.cancel();
      progress.set(String(index), 0);
    },
    [onProgress, progress, index],
  );

  const events = useMemo<VideoEvents>(
    () => ({
      onPlayer: (event) => {
        send(event);
        if (event.kind !== 'ended') return;
        onProgress(1);
        if (!wasWatched && !hasEarned(key)) reportWatched({ key, userId, planId, videoId, durationMs });
      },
      onProgress,
      onNextDue: () => setDueIndex(index),
      onCue: setCue,
      onSoundRefused,
    }),
    [key, userId, planId, videoId, durationMs, wasWatched, index, send, onProgress, onSoundRefused],
  );

  return { events, watchKey: key, progress, cue, isNextDue: dueIndex === index };
}
