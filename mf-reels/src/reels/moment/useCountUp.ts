import { useEffect, useRef, useState } from 'react';

const COUNT_MS = 600;

/** An amount in rupees that counts up to its new value; `still` shows it at once. */
export function useCountUp(rupees: number, still: boolean): number {
  const [shown, setShown] = useState(rupees);
  const from = useRef(rupees);
  useEffect(() => {
    const begin = from.current;
    from.current = rupees;
    if (still || begin === rupees) return;
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, now - startedAt) / COUNT_MS);
      setShown(share === 1 ? rupees : begin + (rupees - begin) * share);
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [rupees, still]);
  return still ? rupees : shown;
}
