import { useDeferredValue } from 'react';
import { useRouter } from './routerContext';

/**
 * True once a screen renders its content below the fold. A screen opened by a tap renders it in a second pass, so that a
 * slow phone responds sooner; a loaded page and the way back render all at once.
 */
export function useDeferBelowFold(): boolean {
  const isLoaded = useRouter().action === 'POP';
  return useDeferredValue(true, isLoaded ? undefined : false);
}
