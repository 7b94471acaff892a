import { useEffect, useState } from 'react';

/** Ms before a spinner appears, so that short waits do not flicker. */
export const SPINNER_DELAY_MS = 300;

/** True once the condition has held for `ms` without interruption. */
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
