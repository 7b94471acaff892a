import { useEffect, useState, type RefObject } from 'react';

/** Distance in px from the end of the feed at which the next page is loaded. */
const NEAR_END_PX = 100;

/** The last slot that the viewer has come near to; reels are loaded up to it. */
export function useNearEnd(scroller: RefObject<HTMLElement | null>, slots: number, start: number): number {
  const [reached, setReached] = useState(start);
  const last = slots - 1;
  useEffect(() => {
    const root = scroller.current;
    const tail = root?.querySelector(`[data-index="${last}"]`);
    if (!root || !tail) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          setReached((previous) => Math.max(previous, last));
      },
      { root, rootMargin: `0px 0px ${NEAR_END_PX}px` },
    );
    observer.observe(tail);
    return () => observer.disconnect();
  }, [scroller, last]);
  return reached;
}
