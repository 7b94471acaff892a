import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { FeedCommand } from './commands';
import { turnWheel, IDLE_WHEEL } from './wheel';

/** Makes a mouse wheel move by whole reels; touch scrolls natively. */
export function useFeedWheel(
  scroller: RefObject<HTMLElement | null>,
  run: (command: FeedCommand) => void,
): void {
  const onStep = useEffectEvent((step: -1 | 1) => run(step === 1 ? 'next' : 'previous'));
  useEffect(() => {
    const element = scroller.current;
    let state = IDLE_WHEEL;
    function onWheel(event: WheelEvent) {
      if (event.ctrlKey) return;
      event.preventDefault();
      const { step, ...next } = turnWheel(state, { deltaY: event.deltaY, at: event.timeStamp });
      state = next;
      if (step !== 0) onStep(step);
    }
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [scroller]);
}
