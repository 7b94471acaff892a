import { useEffect, useState } from 'react';

/** A wait that is shorter than this shows no spinner: it would only flicker. */
export const SPINNER_DELAY_MS = 300;

/** True once the condition has held for `ms` without a break. */
export function useElapsed(ms: number, condition: boolean): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setHeld(true), ms);
    return () => {
      clearTimeout(timer);
      setHeld(false);
    };
  }, [ms, condition]);
  return condition && held;
}
