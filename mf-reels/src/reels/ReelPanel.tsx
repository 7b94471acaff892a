import { useOnline } from '@reelrupee/platform';
import { Button, Spinner } from '@reelrupee/ui/core';
import { ChevronDown, CircleAlert, RotateCw } from '@reelrupee/ui/icons';
import type { PlayerView } from './player';
import styles from './ReelPanel.module.css';
import { WatchBadge } from './WatchBadge';
import { watchText } from './watchText';
import type { Watch } from './watch';

interface ReelPanelProps {
  view: Extract<PlayerView, 'ended' | 'failed'>;
  watch: Watch;
  /** Rupees. */
  perReel: number;
  watchedToday: number;
  dailyReels: number;
  onReplay: () => void;
  onRetry: () => void;
  onNext: () => void;
}

/** What stands over a reel that has ended, or that cannot be played. */
export function ReelPanel({ view, watch, onReplay, onRetry, onNext, ...money }: ReelPanelProps) {
  return (
    <div className={styles['panel']}>
      {view === 'failed' ? (
        <p role="alert" className={styles['text']}>
          <CircleAlert size={32} aria-hidden />
          This reel could not be played.
        </p>
      ) : (
        <Outcome watch={watch} {...money} />
      )}
      <div className={styles['actions']}>
        <Button block onClick={onNext}>
          Next reel
          <ChevronDown size={18} aria-hidden />
        </Button>
        <Button block variant="quiet" onClick={view === 'failed' ? onRetry : onReplay}>
          <RotateCw size={18} aria-hidden />
          {view === 'failed' ? 'Try again' : 'Watch again'}
        </Button>
      </div>
    </div>
  );
}

type OutcomeProps = Pick<ReelPanelProps, 'watch' | 'perReel' | 'watchedToday' | 'dailyReels'>;

function Outcome({ watch, perReel, watchedToday, dailyReels }: OutcomeProps) {
  const online = useOnline();
  const isSaving = watch.kind === 'saving' || watch.kind === 'unanswered';
  return (
    <div role="status" className={styles['text']}>
      <span className={styles['badge']}>
        <WatchBadge watch={watch} perReel={perReel} />
      </span>
      <p>
        {isSaving && <Spinner />} {watchText(watch, { perReel, online, watchedToday, dailyReels })}
      </p>
    </div>
  );
}
