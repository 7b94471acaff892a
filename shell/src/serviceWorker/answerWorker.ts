import { hasUnsavedChanges } from '@reelrupee/platform';
import { HAS_UNSAVED_CHANGES } from './message';

/** Tells the service worker, when it asks, whether loading another page would lose something. */
export function answerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  try {
    navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
      if (data === HAS_UNSAVED_CHANGES) ports[0]?.postMessage(hasUnsavedChanges());
    });
  } catch {
    // The browser refuses service workers, so none asks.
  }
}
