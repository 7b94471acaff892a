import { mediaUrl, type Reel } from '@reelrupee/platform';
import { Spinner } from '@reelrupee/ui/core';
import { Play } from '@reelrupee/ui/icons';
import type { PlayerView } from '../player/player';
import { Poster } from '../player/Poster';
import { SPINNER_DELAY_MS, useElapsed } from '../player/useElapsed';
import styles from './ReelSurface.module.css';
import { t } from '../../texts/texts';

interface ReelSurfaceProps {
  reel: Reel;
  /** Null unless the slot is on screen. */
  player: PlayerView | null;
  onToggle: () => void;
}

/** A reel’s poster, and the surface that plays and pauses its video; there is none below a panel. */
export function ReelSurface({ reel, player, onToggle }: ReelSurfaceProps) {
  const showSpinner = useElapsed(SPINNER_DELAY_MS, player === 'buffering');
  return (
    <>
      {reel.posterUrl && <Poster src={mediaUrl(reel.posterUrl)} isCurrent={player !== null} />}
      <div className={styles['shade']} />
      {player && !hasPanel(player) && (
        <button
          type="button"
          className={styles['surface']}
          aria-label={player === 'paused' ? t('Play') : t('Pause')}
          onClick={onToggle}
        >
          {player === 'paused' && <Play size={72} fill="currentColor" aria-hidden />}
          {showSpinner && (
            <span role="status" aria-label={t('Loading')}>
              <Spinner size="3rem" />
            </span>
          )}
        </button>
      )}
    </>
  );
}

/** True while a panel covers the reel: it has ended or failed. */
export function hasPanel(player: PlayerView | null): boolean {
  return player === 'ended' || player === 'failed';
}
