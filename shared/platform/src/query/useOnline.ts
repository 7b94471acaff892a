import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

// The manager only follows events, and assumes a network at start.
if (typeof navigator === 'object' && !navigator.onLine) onlineManager.setOnline(false);

/** True while the browser has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (notify) => onlineManager.subscribe(notify),
    () => onlineManager.isOnline(),
    () => true,
  );
}
