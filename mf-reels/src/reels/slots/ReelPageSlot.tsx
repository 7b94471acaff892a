import type { UserPlan } from '@reelrupee/contract/entities';
import { EndSlot } from './EndSlot';
import { LoadingSlot } from './LoadingSlot';
import type { ReelsPage } from '../pages/page';
import type { PlayerView } from '../player/player';
import { ReelSlot } from './ReelSlot';
import { ErrorSlot } from './ErrorSlot';
import type { FeedOwner } from '../pages/useReelPages';

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
  page: ReelsPage | undefined;
  /** Reels in the feed, once known. */
  reels: number | null;
  /** Goes to a reel that was passed over. */
  onBackTo: () => void;
}

/** The content of one slot. */
export function ReelPageSlot({ page, reels, onBackTo, ...slot }: PageSlotProps) {
  switch (page?.kind) {
    case undefined:
      return null;
    case 'loading':
      return <LoadingSlot />;
    case 'error':
      return <ErrorSlot text={page.text} retrying={page.retrying} onRetry={page.retry} />;
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
