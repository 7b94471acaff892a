import { useSyncExternalStore } from 'react';

/** Whether the page is in a tab that nobody sees. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(
    (notify) => {
      document.addEventListener('visibilitychange', notify);
      return () => document.removeEventListener('visibilitychange', notify);
    },
    () => document.hidden,
    () => false,
  );
}
