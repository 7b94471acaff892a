import type { Reel } from '@reelrupee/contract/entities';
import { mediaUrl } from '@reelrupee/platform';
import { Spinner } from '@reelrupee/ui/core';
import { Play } from '@reelrupee/ui/icons';
import type { SlotProps } from './PageSlot';
import { ReelInfo } from './ReelInfo';
import { ReelPanel } from './ReelPanel';
import styles from './ReelSlot.module.css';
import { reelKey, useWatch } from './reports';
import { useAfter } from './useAfter';
import type { Watch } from './watch';

/** A wait that is shorter than this shows no spinner: it would only flicker. */
const PATIENCE_MS = 300;

interface ReelSlotProps extends SlotProps {
  reel: Reel;
}

/** A reel's poster, what is said about it, and what can be done with it. Its video lies in between. */
export function ReelSlot({ reel, owner, player, onToggle, ...slot }: ReelSlotProps) {
  const seen = useWatch(reelKey(owner, reel._id));
  const watch: Watch = reel.watched ? { kind: 'earned', amount: reel.earnWatchReel } : seen;
  const waits = useAfter(PATIENCE_MS, player === 'buffering');
  const hasPanel = player === 'ended' || player === 'failed';
  return (
    <>
      <img className={styles['poster']} src={mediaUrl(reel.posterUrl)} alt="" fetchPriority="high" />
      <div className={styles['shade']} />
      {player && !hasPanel && (
        <button
          type="button"
          className={styles['surface']}
          aria-label={player === 'paused' ? 'Play' : 'Pause'}
          onClick={onToggle}
        >
          {player === 'paused' && <Play size={72} fill="currentColor" aria-hidden />}
          {waits && (
            <span role="status" aria-label="Loading">
              <Spinner size="3rem" />
            </span>
          )}
        </button>
      )}
      <ReelInfo
        title={reel.title}
        userPlan={slot.userPlan}
        watchedToday={slot.watchedToday}
        watch={hasPanel ? null : watch}
        cue={slot.cue}
      />
      {hasPanel && (
        <ReelPanel
          view={player}
          watch={watch}
          perReel={slot.userPlan?.planId.earningsPerReel ?? 0}
          watchedToday={slot.watchedToday}
          dailyReels={slot.userPlan?.totalReels ?? 0}
          onReplay={slot.onReplay}
          onRetry={slot.onRetry}
          onNext={slot.onNext}
        />
      )}
    </>
  );
}
