/** Work that waits until the page has loaded, in a separate chunk that the first screen does not load. */
import { registerWorker } from '../serviceWorker/register';
import { onFirstEngagement } from './onFirstEngagement';
import { startPrefetch } from './prefetch';

/** Set by the build. */
declare const IS_DEVELOPMENT: boolean;

/** Starts to prefetch, and installs the service worker once the visitor engages. */
export function startBackgroundWork(): void {
  startPrefetch();
  if (!IS_DEVELOPMENT) onFirstEngagement(() => void registerWorker());
}
