import { accountFrozen } from '@reelrupee/contract/frozen';
import { lazyComponent, routes, useLazyComponent, useOnline, type UserPlan } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Button, buttonClass, Card, Spinner } from '@reelrupee/ui/core';
import { ChevronDown, CircleAlert, RotateCw } from '@reelrupee/ui/icons';
import { useEffect, useState, type ReactNode } from 'react';
import styles from './ReelPanel.module.css';
import { WatchBadge } from '../reports/WatchBadge';
import { watchText } from '../reports/watchText';
import type { Watch } from '../reports/watch';
import { t } from '../../texts/texts';

const earningMoment = lazyComponent(
  () => import(/* webpackChunkName: "after-reel" */ '../moment/EarningMoment'),
);

/** A card over a reel that is not playing. When it goes away with the button that was tapped, the screen gets the focus. */
export function ReelPanel({ children }: { children: ReactNode }) {
  useEffect(() => focusScreenUnlessElsewhere, []);
  return (
    <div className={styles['panel']}>
      <Card className={styles['card']}>{children}</Card>
    </div>
  );
}

function focusScreenUnlessElsewhere(): void {
  if (document.activeElement === document.body)
    document.querySelector('main')?.focus({ preventScroll: true });
}

/** Shown for a reel that failed to play, also after retries. */
export function FailedPanel({ onRetry, onNext }: { onRetry: () => void; onNext: () => void }) {
  return (
    <ReelPanel>
      <p role="alert" className={styles['text']}>
        <CircleAlert size={32} aria-hidden />
        {t('This reel could not be played.')}
      </p>
      <Button block onClick={onRetry}>
        <RotateCw size={18} aria-hidden />
        {t('Try again')}
      </Button>
      <Button block variant="quiet" onClick={onNext}>
        {t('Next reel')}
        <ChevronDown size={18} aria-hidden />
      </Button>
    </ReelPanel>
  );
}

interface EndedPanelProps {
  watch: Watch;
  /** Rupees. */
  perReel: number | undefined;
  userPlan: UserPlan | null;
  muted: boolean;
  watchedToday: number | undefined;
  dailyReels: number;
  onReplay: () => void;
  onNext: () => void;
}

/** Shown at a reel’s end: its earnings and the next actions. */
export function EndedPanel({ onReplay, onNext, ...result }: EndedPanelProps) {
  const isDayDone = result.dailyReels > 0 && (result.watchedToday ?? 0) >= result.dailyReels;
  const next = (
    <Button key="next" block variant={isRefused(result.watch) ? 'quiet' : 'primary'} onClick={onNext}>
      {isDayDone ? t('Finish for today') : t('Next reel')}
      <ChevronDown size={18} aria-hidden />
    </Button>
  );
  const again = isFrozen(result.watch) ? (
    // Watching it again cannot help.
    <Link key="support" to={routes.support} className={buttonClass({ block: true })}>
      {t('Help and support')}
    </Link>
  ) : (
    <Button key="again" block variant={isRefused(result.watch) ? 'primary' : 'quiet'} onClick={onReplay}>
      <RotateCw size={18} aria-hidden />
      {t('Watch again')}
    </Button>
  );
  return (
    <ReelPanel>
      <WatchResult {...result} />
      {isRefused(result.watch) ? [again, next] : [next, again]}
    </ReelPanel>
  );
}

function isRefused({ kind }: Watch): boolean {
  return kind === 'refused';
}

/** True if the account is under review: the refusal asks to contact support. */
function isFrozen(watch: Watch): boolean {
  return watch.kind === 'refused' && watch.msg === accountFrozen.msg;
}

function WatchResult({
  watch,
  perReel,
  userPlan,
  muted,
  ...counts
}: Omit<EndedPanelProps, 'onReplay' | 'onNext'>) {
  const online = useOnline();
  const { Part: EarningMoment } = useLazyComponent(earningMoment);
  // A reel that had earned before, and is seen again, earns nothing now.
  const [wasEarned] = useState(watch.kind === 'earned');
  const earned = watch.kind === 'earned' && !wasEarned ? (watch.amount ?? perReel) : undefined;
  const isSaving = watch.kind === 'saving' || watch.kind === 'unconfirmed';
  return (
    <div role="status" className={styles['text']}>
      <WatchBadge large watch={watch} perReel={perReel} />
      {earned !== undefined && EarningMoment && (
        <EarningMoment amount={earned} userPlan={userPlan} muted={muted} />
      )}
      <p className={styles['line']}>
        {isSaving && <Spinner />}
        {watchText(watch, { perReel, online, ...counts })}
      </p>
    </div>
  );
}
