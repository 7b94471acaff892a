import { mediaUrl, type Reel } from '@reelrupee/platform';
import { Spinner } from '@reelrupee/ui/core';
import { Play } from '@reelrupee/ui/icons';
import type { SlotProps } from './FeedSlot';
import { Poster } from '../player/Poster';
import { ReelInfo } from './ReelInfo';
import { EndedPanel, FailedPanel } from './ReelPanel';
import styles from './ReelSlot.module.css';
import { reelKey, useWatch } from '../reports/reports';
import { SPINNER_DELAY_MS, useElapsed } from '../player/useElapsed';
import type { Watch } from '../reports/watch';

interface ReelSlotProps extends SlotProps {
  reel: Reel;
}

/** A reel’s poster, text and controls; its video is layered between them. */
export function ReelSlot({ reel, owner, player, onToggle, ...slot }: ReelSlotProps) {
  const currentWatch = useWatch(reelKey(owner, reel._id));
  const watch: Watch = reel.watched ? { kind: 'earned', amount: reel.earnWatchReel } : currentWatch;
  const showSpinner = useElapsed(SPINNER_DELAY_MS, player === 'buffering');
  const perReel = slot.userPlan?.planId.earningsPerReel;
  const hasPanel = player === 'ended' || player === 'failed';
  return (
    <>
      {reel.posterUrl && <Poster src={mediaUrl(reel.posterUrl)} isCurrent={player !== null} />}
      <div className={styles['shade']} />
      {player && !hasPanel && (
        <button
          type="button"
          className={styles['surface']}
          aria-label={player === 'paused' ? 'Play' : 'Pause'}
          onClick={onToggle}
        >
          {player === 'paused' && <Play size={72} fill="currentColor" aria-hidden />}
          {showSpinner && (
            <span role="status" aria-label="Loading">
              <Spinner size="3rem" />
            </span>
          )}
        </button>
      )}
      {!hasPanel && (
        <ReelInfo
          title={reel.title}
          userPlan={slot.userPlan}
          watchedToday={slot.watchedToday}
          watch={watch}
          cue={slot.cue}
        />
      )}
      {player === 'failed' && <FailedPanel onRetry={slot.onRetry} onNext={slot.onNext} />}
      {player === 'ended' && (
        <EndedPanel
          watch={watch}
          perReel={perReel}
          userPlan={slot.userPlan}
          muted={slot.muted}
          watchedToday={slot.watchedToday}
          dailyReels={slot.userPlan?.totalReels ?? 0}
          onReplay={slot.onReplay}
          onNext={slot.onNext}
        />
      )}
    </>
  );
}
