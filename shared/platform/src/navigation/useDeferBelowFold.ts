import { useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Whether what lies below a screen's first screenful may be drawn: not in the first drawing of a screen that was
 * opened within the app, and right after it. A slow phone answers the tap sooner by all that is not seen yet. A page
 * that was loaded, or gone back to, has all of it at once.
 */
export function useDeferBelowFold(): boolean {
  const isLoaded = useNavigationType() === 'POP';
  return useDeferredValue(true, isLoaded ? undefined : false);
}
