import { FREE_REEL_EARNING } from '@reelrupee/contract/constants';
import { formatRupees, type Reel } from '@reelrupee/platform';
import { Amount, Button, RichText } from '@reelrupee/ui/core';
import { ChevronDown } from '@reelrupee/ui/icons';
import type { Cue } from '../reels/player/captions';
import type { PlayerView } from '../reels/player/player';
import { WATCHING } from '../reels/reports/watch';
import { ReelInfo } from '../reels/slots/ReelInfo';
import { FailedPanel, ReelPanel } from '../reels/slots/ReelPanel';
import panel from '../reels/slots/ReelPanel.module.css';
import { hasPanel, ReelSurface } from '../reels/slots/ReelSurface';
import { SignUpLink } from './SignUpLink';
import { t } from '../texts/texts';

interface SampleSlotProps {
  reel: Reel;
  /** Null unless the slot is on screen. */
  player: PlayerView | null;
  cue: Cue | null;
  onToggle: () => void;
  onRetry: () => void;
  onNext: () => void;
}

/** A sample reel. Its end tells what a member would have earned. */
export function SampleSlot({ reel, player, cue, onToggle, onRetry, onNext }: SampleSlotProps) {
  return (
    <>
      <ReelSurface reel={reel} player={player} onToggle={onToggle} />
      {!hasPanel(player) && (
        <ReelInfo reel={reel} userPlan={null} watchedToday={undefined} watch={WATCHING} cue={cue} />
      )}
      {player === 'failed' && <FailedPanel onRetry={onRetry} onNext={onNext} />}
      {player === 'ended' && (
        <ReelPanel>
          <div role="status" className={panel['text']}>
            <p>
              <RichText
                text={t('With the free plan you would have earned {amount}.', { amount: '{amount}' })}
                parts={{ amount: <Amount tone="earned">{formatRupees(FREE_REEL_EARNING)}</Amount> }}
              />
            </p>
          </div>
          <SignUpLink planId={reel.planId} />
          <Button block variant="quiet" onClick={onNext}>
            {t('Next sample')}
            <ChevronDown size={18} aria-hidden />
          </Button>
        </ReelPanel>
      )}
    </>
  );
}
