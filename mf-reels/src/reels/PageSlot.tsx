import type { UserPlan } from '@reelrupee/contract/entities';
import { routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass, TroubleMessage } from '@reelrupee/ui/core';
import { EndSlot } from './EndSlot';
import { LoadingSlot } from './LoadingSlot';
import type { Page } from './page';
import styles from './PageSlot.module.css';
import type { PlayerView } from './player';
import { ReelSlot } from './ReelSlot';
import type { FeedOwner } from './useReelPages';

export interface SlotProps {
  owner: FeedOwner;
  userPlan: UserPlan | null;
  /** Reels of the plan watched today. */
  watchedToday: number;
  /** Null unless the slot is on screen. */
  player: PlayerView | null;
  /** The words of now; empty where captions are off. */
  cue: string;
  onToggle: () => void;
  onReplay: () => void;
  onRetry: () => void;
  onNext: () => void;
}

interface PageSlotProps extends SlotProps {
  /** Undefined away from the screen: the slot keeps its size and holds nothing. */
  page: Page | undefined;
  /** Reels in the feed, once known. */
  reels: number | null;
  /** Goes to a reel that was passed over. */
  onBackTo: () => void;
}

/** The content of one slot. */
export function PageSlot({ page, reels, onBackTo, ...slot }: PageSlotProps) {
  switch (page?.kind) {
    case undefined:
      return null;
    case 'loading':
      return <LoadingSlot />;
    case 'trouble':
      return (
        <div className={styles['message']}>
          <TroubleMessage text={page.text} retrying={page.retrying} onRetry={page.retry} />
          <Link to={routes.currentPlan} className={buttonClass({ variant: 'quiet' })}>
            Your plans
          </Link>
        </div>
      );
    case 'reel':
      return <ReelSlot reel={page.reel} {...slot} />;
    case 'end':
      return (
        <EndSlot
          reels={reels ?? 0}
          watched={slot.watchedToday}
          userPlan={slot.userPlan}
          onBackTo={onBackTo}
        />
      );
  }
}
