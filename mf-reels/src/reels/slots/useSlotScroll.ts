import { useLayoutEffect, type RefObject } from 'react';

/** Scrolls to slot `start` on mount; returns a function that scrolls to any slot. */
export function useSlotScroll(
  scroller: RefObject<HTMLElement | null>,
  start: number,
  reducedMotion: boolean,
): (index: number) => void {
  useLayoutEffect(() => {
    // Reading clientHeight forces a layout, which is not needed at the top.
    if (start === 0) return;
    const element = scroller.current;
    element?.scrollTo({ top: start * element.clientHeight, behavior: 'instant' });
  }, [scroller, start]);
  return (index) => {
    const element = scroller.current;
    element?.scrollTo({ top: index * element.clientHeight, behavior: reducedMotion ? 'auto' : 'smooth' });
  };
}
