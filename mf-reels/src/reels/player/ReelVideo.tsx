import { cx } from '@reelrupee/ui/core';
import { useRef, type ReactEventHandler } from 'react';
import { bufferFacts, isNextDue } from './buffering';
import { CaptionTrack } from './CaptionTrack';
import styles from '../picture.module.css';
import type { PlayerEvent } from './player';
import { usePlayback } from './usePlayback';
import { useVideoSource } from './useVideoSource';
import type { VideoAssignment } from './videoWindow';

/** What the reel on screen tells the feed. */
export interface VideoEvents {
  onPlayer: (event: PlayerEvent) => void;
  /** Share of the reel that has played. */
  onProgress: (share: number) => void;
  /** The next reel is to be fetched in earnest. */
  onNextDue: () => void;
  onCue: (text: string) => void;
  onSoundRefused: () => void;
}

interface ReelVideoProps {
  duty: VideoAssignment;
  /** Addresses of what it holds; empty while there is nothing. */
  video: string;
  captions: string;
  isCurrent: boolean;
  playing: boolean;
  muted: boolean;
  /** Changes when the source is to be asked for again. */
  attempt: number;
  news: VideoEvents;
}

/** One of the three video elements. Only that of the reel on screen says anything. */
export function ReelVideo(props: ReelVideoProps) {
  const { duty, video, captions, isCurrent, playing, muted, attempt, news } = props;
  const element = useRef<HTMLVideoElement>(null);
  useVideoSource(element, video, attempt);
  usePlayback(element, { video, playing, muted, attempt, news });

  const tell = (kind: 'waiting' | 'playing' | 'ended' | 'failed') => () => {
    if (isCurrent) news.onPlayer({ kind });
  };
  const measure: ReactEventHandler<HTMLVideoElement> = ({ currentTarget }) => {
    if (!isCurrent) return;
    if (isNextDue(bufferFacts(currentTarget))) news.onNextDue();
    const { currentTime, duration } = currentTarget;
    if (duration > 0) news.onProgress(currentTime / duration);
  };
  return (
    <video
      ref={element}
      className={cx(styles['picture'], styles['video'])}
      style={{ top: duty.kind === 'slot' ? `calc(${duty.index} * var(--slot))` : 0 }}
      preload={duty.kind === 'slot' ? duty.preload : 'none'}
      // Without it a browser refuses captions that come from a media host of their own.
      crossOrigin="anonymous"
      playsInline
      muted={muted}
      disablePictureInPicture
      disableRemotePlayback
      onProgress={measure}
      onTimeUpdate={measure}
      onWaiting={tell('waiting')}
      onPlaying={tell('playing')}
      onEnded={tell('ended')}
      onError={tell('failed')}
    >
      {isCurrent && captions && <CaptionTrack key={captions} src={captions} onCue={news.onCue} />}
    </video>
  );
}
