import type { UserPlan } from '@reelrupee/platform';
import { useState } from 'react';

/** `pending`: the reel that played at midnight is still shown; it counts for its own day for some minutes. */
export type NewDay = 'none' | 'pending' | 'due';

/**
 * Tells if the plan's day is a later one than when the feed opened. It is due once the feed is at its end or at another
 * slot than at midnight: no other reel that was loaded before still counts.
 */
export function useNewDay(
  plan: Pick<UserPlan, 'dayNumber' | 'status'> | null,
  slot: number,
  isAtEnd: boolean,
): NewDay {
  // The days of an ended plan are not counted further.
  const day = plan?.status === 'ended' ? Infinity : plan?.dayNumber;
  const [openedOn, setOpenedOn] = useState(day);
  // The plan may arrive after the feed has opened.
  if (openedOn === undefined && day !== undefined) setOpenedOn(day);
  const isLater = (openedOn ?? Infinity) < (day ?? 0);
  const [slotOfDay, setSlotOfDay] = useState(slot);
  if (!isLater && slot !== slotOfDay) setSlotOfDay(slot);
  if (!isLater) return 'none';
  return isAtEnd || slot !== slotOfDay ? 'due' : 'pending';
}
