import { IconButton } from '@reelrupee/ui/core';
import { Pause, Play } from '@reelrupee/ui/icons';
import styles from './PromoCarousel.module.css';

interface PromoControlsProps {
  index: number;
  count: number;
  playing: boolean;
  onChoose: (index: number) => void;
  onPlayPause: (playing: boolean) => void;
  onGetStarted: () => void;
}

/** What stays in place under the changing slides: the way on, the choice of a slide, and the pause. */
export function PromoControls({
  index,
  count,
  playing,
  onChoose,
  onPlayPause,
  onGetStarted,
}: PromoControlsProps) {
  return (
    <div className={styles['controls']}>
      <button type="button" className={styles['getStarted']} onClick={onGetStarted}>
        Get Started
      </button>
      <div className={styles['steering']}>
        {Array.from({ length: count }, (_, position) => (
          <button
            key={position}
            type="button"
            aria-label={`Slide ${position + 1}`}
            aria-current={position === index}
            className={styles['dot']}
            onClick={() => onChoose(position)}
          />
        ))}
      </div>
      <IconButton
        label={playing ? 'Pause the slides' : 'Play the slides'}
        className={styles['pause']}
        onClick={() => onPlayPause(!playing)}
      >
        {playing ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
      </IconButton>
    </div>
  );
}
