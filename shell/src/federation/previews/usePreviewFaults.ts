import { useEffect, useState } from 'react';
import { loadEvents } from '../reports/loadEvents';
import { previews } from './preview';
import { previewFaults } from './previewFaults';

/** The list of events has no listeners, which all visitors would have to load: the banner looks at it again. */
const LOOK_EVERY_MS = 500;

/** The faults of this tab's previews in words, at most half a second old. */
export function usePreviewFaults(): string[] {
  const [, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount(loadEvents().length), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return previewFaults(loadEvents(), previews);
}
