import { useRef, type PointerEvent } from 'react';
import { swipeStep } from './carouselRules';

/** Pointer handlers that report horizontal swipes, one step each. The element needs `touch-action: pan-y`. */
export function useSwipe(onStep: (step: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      const step = from ? swipeStep(event.clientX - from.x, event.clientY - from.y) : 0;
      if (step !== 0) onStep(step);
    },
  };
}
