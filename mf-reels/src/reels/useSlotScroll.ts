import { useLayoutEffect, type RefObject } from 'react';

/** Opens a scroller at slot `start`; gives the way to any other. */
export function useSlotScroll(
  scroller: RefObject<HTMLElement | null>,
  start: number,
  reducedMotion: boolean,
): (index: number) => void {
  useLayoutEffect(() => {
    const element = scroller.current;
    element?.scrollTo({ top: start * element.clientHeight, behavior: 'instant' });
  }, [scroller, start]);
  return (index) => {
    const element = scroller.current;
    element?.scrollTo({ top: index * element.clientHeight, behavior: reducedMotion ? 'auto' : 'smooth' });
  };
}
