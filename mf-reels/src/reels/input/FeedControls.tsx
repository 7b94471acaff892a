import { cx, IconButton } from '@reelrupee/ui/core';
import { Captions, CaptionsOff, ChevronDown, ChevronUp, Volume2, VolumeX } from '@reelrupee/ui/icons';
import type { FeedCommand } from './commands';
import styles from './FeedControls.module.css';

interface FeedControlsProps {
  commands: Record<FeedCommand, () => void>;
  muted: boolean;
  captions: boolean;
  atStart: boolean;
  atEnd: boolean;
  /** Without one there is no sound and there are no captions to choose. */
  hasReel: boolean;
}

/** The column of buttons at the right. They stay where they are while reels pass by. */
export function FeedControls({ commands, muted, captions, atStart, atEnd, hasReel }: FeedControlsProps) {
  const ofReel = cx(styles['button'], !hasReel && styles['away']);
  return (
    <div role="group" aria-label="Reel controls" className={styles['column']}>
      <IconButton label={muted ? 'Unmute' : 'Mute'} className={ofReel} onClick={commands.mute}>
        {muted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
      </IconButton>
      <IconButton label="Captions" aria-pressed={captions} className={ofReel} onClick={commands.captions}>
        {captions ? <Captions aria-hidden /> : <CaptionsOff aria-hidden />}
      </IconButton>
      <IconButton
        label="Previous reel"
        disabled={atStart}
        className={styles['button']}
        onClick={commands.previous}
      >
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton label="Next reel" disabled={atEnd} className={styles['button']} onClick={commands.next}>
        <ChevronDown aria-hidden />
      </IconButton>
    </div>
  );
}
