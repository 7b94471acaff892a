import type { Reel } from '@reelrupee/platform';
import type { SlotProps } from './slotProps';
import { ReelInfo } from './ReelInfo';
import { EndedPanel, FailedPanel } from './ReelPanel';
import { hasPanel, ReelSurface } from './ReelSurface';
import { reelKey, useWatch } from '../reports/reports';
import type { Watch } from '../reports/watch';

interface ReelSlotProps extends SlotProps {
  reel: Reel;
}

/** A reel’s poster, text and controls; its video is layered between them. */
export function ReelSlot({ reel, owner, watchKey, player, onToggle, ...slot }: ReelSlotProps) {
  const currentWatch = useWatch(watchKey ?? reelKey(owner, reel._id));
  const watch: Watch = reel.watched ? { kind: 'earned', amount: reel.earnWatchReel } : currentWatch;
  const perReel = slot.userPlan?.planId.earningsPerReel;
  return (
    <>
      <ReelSurface reel={reel} player={player} onToggle={onToggle} />
      {!hasPanel(player) && (
        <ReelInfo
          reel={reel}
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
