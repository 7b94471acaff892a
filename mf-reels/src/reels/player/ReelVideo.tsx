import { cx } from '@reelrupee/ui/core';
import { useRef, type ReactEventHandler } from 'react';
import { bufferFacts, isNextDue } from './buffering';
import type { Captions } from './captions';
import { CaptionTrack } from './CaptionTrack';
import styles from '../picture.module.css';
import { usePlayback } from './usePlayback';
import { useVideoSource } from './useVideoSource';
import type { VideoEvents } from './videoEvents';
import type { VideoAssignment } from './videoWindow';

interface ReelVideoProps {
  assignment: VideoAssignment;
  /** URL of the video; empty if there is none. */
  video: string;
  captions: Captions | null;
  isCurrent: boolean;
  playing: boolean;
  muted: boolean;
  /** Changes to load the source again. */
  attempt: number;
  events: VideoEvents;
}

/** One of the three video elements. Only the one on screen fires events. */
export function ReelVideo(props: ReelVideoProps) {
  const { assignment, video, captions, isCurrent, playing, muted, attempt, events } = props;
  const element = useRef<HTMLVideoElement>(null);
  useVideoSource(element, video, attempt);
  usePlayback(element, { video, playing, muted, attempt, events });

  const forward = (kind: 'waiting' | 'playing' | 'ended' | 'failed') => () => {
    if (isCurrent) events.onPlayer({ kind });
  };
  const onBufferOrTime: ReactEventHandler<HTMLVideoElement> = ({ currentTarget }) => {
    if (!isCurrent) return;
    if (isNextDue(bufferFacts(currentTarget))) events.onNextDue();
    const { currentTime, duration } = currentTarget;
    if (duration > 0) events.onProgress(currentTime / duration);
  };
  return (
    <video
      ref={element}
      className={cx(styles['picture'], styles['video'])}
      style={{ top: assignment.kind === 'slot' ? `calc(${assignment.index} * var(--slot))` : 0 }}
      preload={assignment.kind === 'slot' ? assignment.preload : 'none'}
      // Required for captions from another origin.
      crossOrigin="anonymous"
      playsInline
      muted={muted}
      disablePictureInPicture
      disableRemotePlayback
      onProgress={onBufferOrTime}
      onTimeUpdate={onBufferOrTime}
      onWaiting={forward('waiting')}
      onPlaying={forward('playing')}
      onEnded={forward('ended')}
      onError={forward('failed')}
    >
      {isCurrent && captions && <CaptionTrack key={captions.file} captions={captions} onCue={events.onCue} />}
    </video>
  );
}
