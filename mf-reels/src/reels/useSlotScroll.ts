import { useLayoutEffect, type RefObject } from 'react';

/** Opens a scroller at slot `start`; gives the way to any other. */
export function useSlotScroll(
  scroller: RefObject<HTMLElement | null>,
  start: number,
  reducedMotion: boolean,
): (index: number) => void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element) element.scrollTop = start * element.clientHeight;
  }, [scroller, start]);
  return (index) => {
    const element = scroller.current;
    element?.scrollTo({ top: index * element.clientHeight, behavior: reducedMotion ? 'auto' : 'smooth' });
  };
}
