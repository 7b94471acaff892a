import type { UserPlan } from '@reelrupee/platform';
import { useState } from 'react';

/**
 * True once the plan's day is a later one than when the feed opened, but not before the feed is at its end: a reel that
 * plays across midnight still counts.
 */
export function useIsNewDay(plan: Pick<UserPlan, 'dayNumber' | 'status'> | null, isAtEnd: boolean): boolean {
  // The days of an ended plan are not counted further.
  const day = plan?.status === 'ended' ? Infinity : plan?.dayNumber;
  const [openedOn] = useState(day);
  return isAtEnd && (openedOn ?? Infinity) < (day ?? 0);
}
