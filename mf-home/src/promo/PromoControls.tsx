import { IconButton } from '@reelrupee/ui/core';
import { Pause, Play } from '@reelrupee/ui/icons';
import styles from './PromoCarousel.module.css';
import { t } from '../texts/texts';

interface PromoControlsProps {
  index: number;
  count: number;
  playing: boolean;
  onSelect: (index: number) => void;
  onPlayPause: (playing: boolean) => void;
  onGetStarted: () => void;
}

/** Controls that stay in place while slides change: Get Started, one dot per slide, and pause. */
export function PromoControls({
  index,
  count,
  playing,
  onSelect,
  onPlayPause,
  onGetStarted,
}: PromoControlsProps) {
  return (
    <div className={styles['controls']}>
      <button type="button" className={styles['getStarted']} onClick={onGetStarted}>
        {t('Get Started')}
      </button>
      <div className={styles['dots']}>
        {Array.from({ length: count }, (_, position) => (
          <button
            key={position}
            type="button"
            aria-label={t('Slide {position}', { position: position + 1 })}
            aria-current={position === index}
            className={styles['dot']}
            onClick={() => onSelect(position)}
          />
        ))}
      </div>
      <IconButton
        label={playing ? t('Pause the slides') : t('Play the slides')}
        className={styles['pause']}
        onClick={() => onPlayPause(!playing)}
      >
        {playing ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
      </IconButton>
    </div>
  );
}
