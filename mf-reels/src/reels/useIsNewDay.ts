import type { UserPlan } from '@reelrupee/platform';
import { useState } from 'react';
import { isReported, mayCount } from './reports/reports';

/** The place of the viewer in a feed. */
interface FeedPlace {
  slot: number;
  /** The slot is the one after the last reel. */
  isAtEnd: boolean;
  /** Identifies what is reported of the reel on screen. */
  watchKey: string;
}

/**
 * True once the plan's day is a later one than when the feed opened, and the feed is at its end or at another slot than at
 * midnight: the reel that plays then still counts, but no other that was loaded before. It counts for some minutes; a
 * viewer who is back in the morning would watch it for nothing.
 */
export function useIsNewDay(
  plan: Pick<UserPlan, 'dayNumber' | 'status'> | null,
  { slot, isAtEnd, watchKey }: FeedPlace,
): boolean {
  // The days of an ended plan are not counted further.
  const day = plan?.status === 'ended' ? Infinity : plan?.dayNumber;
  const [openedOn, setOpenedOn] = useState(day);
  // The plan may arrive after the feed has opened.
  if (openedOn === undefined && day !== undefined) setOpenedOn(day);
  const isLater = (openedOn ?? Infinity) < (day ?? 0);
  const [slotOfDay, setSlotOfDay] = useState(slot);
  if (!isLater && slot !== slotOfDay) setSlotOfDay(slot);
  const isInVain = !mayCount(watchKey) && !isReported(watchKey);
  return isLater && (isAtEnd || slot !== slotOfDay || isInVain);
}
