import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls back once the plan's day is another one than when the feed opened, but not before the feed is at its end: a reel
 * that plays across midnight still counts.
 */
export function useNewDay(dayNumber: number | undefined, isAtEnd: boolean, onNewDay: () => void): void {
  const [openedOn] = useState(dayNumber);
  const isOver = isAtEnd && openedOn !== undefined && dayNumber !== undefined && dayNumber !== openedOn;
  const startOver = useEffectEvent(onNewDay);
  useEffect(() => {
    if (isOver) startOver();
  }, [isOver]);
}
