import { useEffect, useState, type RefObject } from 'react';

/** Share of a slot that must be visible for its reel to play. */
export const VISIBLE_SHARE = 0.6;

/** The slot on screen. */
export interface VisibleSlot {
  index: number;
  /** Enough of it is visible; false in the middle of a swipe. */
  isVisible: boolean;
}

/** Follows which slot of a scroller is on screen. Slots carry their index in `data-index`. */
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
      (entries) => entries.forEach((entry) => setSlot((before) => slotAfter(before, factsOf(entry)))),
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

/** The slot on screen once another share of a slot is visible. */
export function slotAfter(before: VisibleSlot, { index, share }: SlotFacts): VisibleSlot {
  const isVisible = share >= VISIBLE_SHARE;
  const changes = isVisible
    ? before.index !== index || !before.isVisible
    : before.index === index && before.isVisible;
  return changes ? { index, isVisible } : before;
}
