import { useLayoutEffect, type RefObject } from 'react';

/** Opens a scroller at slot `start`; gives the way to any other. */
export function useSlotScroll(
  scroller: RefObject<HTMLElement | null>,
  start: number,
  reducedMotion: boolean,
): (index: number) => void {
  useLayoutEffect(() => {
    // A feed begins at its top anyway: to ask for the height would lay all of it out within the same task.
    if (start === 0) return;
    const element = scroller.current;
    element?.scrollTo({ top: start * element.clientHeight, behavior: 'instant' });
  }, [scroller, start]);
  return (index) => {
    const element = scroller.current;
    element?.scrollTo({ top: index * element.clientHeight, behavior: reducedMotion ? 'auto' : 'smooth' });
  };
}
