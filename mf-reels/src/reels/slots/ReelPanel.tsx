import { useOnline } from '@reelrupee/platform';
import { Button, Card, Spinner } from '@reelrupee/ui/core';
import { ChevronDown, CircleAlert, RotateCw } from '@reelrupee/ui/icons';
import type { ReactNode } from 'react';
import styles from './ReelPanel.module.css';
import { WatchBadge } from '../reports/WatchBadge';
import { watchText } from '../reports/watchText';
import type { Watch } from '../reports/watch';

/** A card over a reel that does not play: what came of it, and what to do next. */
export function ReelPanel({ children }: { children: ReactNode }) {
  return (
    <div className={styles['panel']}>
      <Card className={styles['card']}>{children}</Card>
    </div>
  );
}

/** A reel that could not be played, even after trying again. */
export function FailedPanel({ onRetry, onNext }: { onRetry: () => void; onNext: () => void }) {
  return (
    <ReelPanel>
      <p role="alert" className={styles['text']}>
        <CircleAlert size={32} aria-hidden />
        This reel could not be played.
      </p>
      <Button block onClick={onRetry}>
        <RotateCw size={18} aria-hidden />
        Try again
      </Button>
      <Button block variant="quiet" onClick={onNext}>
        Next reel
        <ChevronDown size={18} aria-hidden />
      </Button>
    </ReelPanel>
  );
}

interface EndedPanelProps {
  watch: Watch;
  /** Rupees. */
  perReel: number;
  watchedToday: number;
  dailyReels: number;
  onReplay: () => void;
  onNext: () => void;
}

/** A reel that has played to its end, and what it earned. */
export function EndedPanel({ onReplay, onNext, ...outcome }: EndedPanelProps) {
  const dayIsDone = outcome.dailyReels > 0 && outcome.watchedToday >= outcome.dailyReels;
  const next = (
    <Button key="next" block variant={isRefused(outcome.watch) ? 'quiet' : 'primary'} onClick={onNext}>
      {dayIsDone ? 'Finish for today' : 'Next reel'}
      <ChevronDown size={18} aria-hidden />
    </Button>
  );
  const again = (
    <Button key="again" block variant={isRefused(outcome.watch) ? 'primary' : 'quiet'} onClick={onReplay}>
      <RotateCw size={18} aria-hidden />
      Watch again
    </Button>
  );
  return (
    <ReelPanel>
      <Outcome {...outcome} />
      {isRefused(outcome.watch) ? [again, next] : [next, again]}
    </ReelPanel>
  );
}

function isRefused({ kind }: Watch): boolean {
  return kind === 'refused';
}

function Outcome({ watch, perReel, ...counts }: Omit<EndedPanelProps, 'onReplay' | 'onNext'>) {
  const online = useOnline();
  const isSaving = watch.kind === 'saving' || watch.kind === 'unanswered';
  return (
    <div role="status" className={styles['text']}>
      <WatchBadge large watch={watch} perReel={perReel} />
      <p className={styles['line']}>
        {isSaving && <Spinner />}
        {watchText(watch, { perReel, online, ...counts })}
      </p>
    </div>
  );
}
