import { cx, IconButton } from '@reelrupee/ui/core';
import { Captions, CaptionsOff, ChevronDown, ChevronUp, Volume2, VolumeX } from '@reelrupee/ui/icons';
import type { FeedCommand } from './commands';
import styles from './FeedControls.module.css';
import { t } from '../../texts/texts';

interface FeedControlsProps {
  commands: Record<FeedCommand, () => void>;
  muted: boolean;
  /** Says in words that a tap turns the sound on, until the viewer has chosen once. */
  showSoundHint: boolean;
  captions: boolean;
  atStart: boolean;
  atEnd: boolean;
  /** False while no reel is shown; sound and captions are then hidden. */
  hasReel: boolean;
}

/** The column of buttons on the right, which stays in place while reels scroll. */
export function FeedControls({
  commands,
  muted,
  showSoundHint,
  captions,
  atStart,
  atEnd,
  hasReel,
}: FeedControlsProps) {
  const reelButton = cx(styles['button'], !hasReel && styles['hidden']);
  return (
    <div role="group" aria-label={t('Reel controls')} className={styles['column']}>
      {showSoundHint && hasReel && (
        <button type="button" className={styles['soundHint']} onClick={commands.mute}>
          {t('Tap for sound')}
        </button>
      )}
      <IconButton label={muted ? t('Unmute') : t('Mute')} className={reelButton} onClick={commands.mute}>
        {muted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
      </IconButton>
      <IconButton
        label={t('Captions')}
        aria-pressed={captions}
        className={reelButton}
        onClick={commands.captions}
      >
        {captions ? <Captions aria-hidden /> : <CaptionsOff aria-hidden />}
      </IconButton>
      <IconButton
        label={t('Previous reel')}
        disabled={atStart}
        className={styles['button']}
        onClick={commands.previous}
      >
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton
        label={t('Next reel')}
        disabled={atEnd}
        className={styles['button']}
        onClick={commands.next}
      >
        <ChevronDown aria-hidden />
      </IconButton>
    </div>
  );
}
