import { useEffect, useState, type RefObject } from 'react';

/** Visible share of a slot from which its reel plays. */
const VISIBLE_SHARE = 0.6;

/** The slot on screen. */
export interface VisibleSlot {
  index: number;
  /** True if at least 60 % of it is visible; false in the middle of a swipe. */
  isVisible: boolean;
}

/** Tracks which slot of a scroller is on screen. Slots have their index in `data-index`. */
export function useVisibleSlot(
  scroller: RefObject<HTMLElement | null>,
  slots: number,
  start: number,
): VisibleSlot {
  const [slot, setSlot] = useState<VisibleSlot>({ index: start, isVisible: false });
  useEffect(() => {
    const root = scroller.current;
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) => entries.forEach((entry) => setSlot((previous) => slotAfter(previous, factsOf(entry)))),
      { root, threshold: VISIBLE_SHARE },
    );
    for (const element of root.querySelectorAll('[data-index]')) observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, slots]);
  return slot;
}

interface SlotFacts {
  index: number;
  share: number;
}

function factsOf({ target, intersectionRatio }: IntersectionObserverEntry): SlotFacts {
  return { index: Number(target.getAttribute('data-index')), share: intersectionRatio };
}

/** The slot on screen after a slot’s visible share has changed. */
export function slotAfter(previous: VisibleSlot, { index, share }: SlotFacts): VisibleSlot {
  const isVisible = share >= VISIBLE_SHARE;
  const changes = isVisible
    ? previous.index !== index || !previous.isVisible
    : previous.index === index && previous.isVisible;
  return changes ? { index, isVisible } : previous;
}
