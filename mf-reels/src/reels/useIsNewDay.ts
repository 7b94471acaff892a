import { useState } from 'react';

/**
 * True once the plan's day is a later one than when the feed opened, but not before the feed is at its end: a reel that
 * plays across midnight still counts.
 */
export function useIsNewDay(dayNumber: number | undefined, isAtEnd: boolean): boolean {
  const [openedOn] = useState(dayNumber);
  return isAtEnd && (openedOn ?? Infinity) < (dayNumber ?? 0);
}
