import { useEffect, useRef } from 'react';

/** Renders nothing; reports when its siblings have rendered and their effects have run without throwing. */
export function OnRendered({ onRendered }: { onRendered: () => void }) {
  const latest = useRef(onRendered);
  useEffect(() => {
    // If an effect of this commit throws, this is unmounted before the timer fires.
    const timer = setTimeout(() => latest.current(), 0);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
