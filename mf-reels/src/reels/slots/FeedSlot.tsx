import { FeedEnd } from './FeedEnd';
import { LoadingSlot } from './LoadingSlot';
import type { ReelsPage } from '../pagination/reelsPage';
import { ReelSlot } from './ReelSlot';
import { ErrorSlot } from './ErrorSlot';
import type { SlotProps } from './slotProps';

interface FeedSlotProps extends SlotProps {
  /** Undefined for slots away from the screen, which stay empty. */
  page: ReelsPage | undefined;
  /** Number of reels in the feed; null until known. */
  reels: number | null;
  /** Scrolls to a skipped reel. */
  onShowSkipped: () => Promise<void>;
}

/** The content of one slot. */
export function FeedSlot({ page, reels, onShowSkipped, ...slot }: FeedSlotProps) {
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
        <FeedEnd
          owner={slot.owner}
          reels={reels ?? 0}
          watched={slot.watchedToday}
          userPlan={slot.userPlan}
          onShowSkipped={onShowSkipped}
        />
      );
  }
}
