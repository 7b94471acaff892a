import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

// It follows the browser's events from here on, and takes a page that starts without a network for one that has one.
if (typeof navigator === 'object' && !navigator.onLine) onlineManager.setOnline(false);

/** Whether the browser has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (notify) => onlineManager.subscribe(notify),
    () => onlineManager.isOnline(),
    () => true,
  );
}
