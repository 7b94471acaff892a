/** Work that waits until the page has loaded: a chunk of its own, so that it weighs nothing on the first screen. */
import { reportLateErrors } from '../federation/reports/lateErrors';
import { registerWorker } from '../serviceWorker/register';
import { onFirstEngagement } from './onFirstEngagement';
import { startPrefetch } from './prefetch';

/** Set by the build. */
declare const IS_DEVELOPMENT: boolean;

/** Attributes late errors, starts to prefetch, and installs the service worker once the visitor engages. */
export function startBackgroundWork(): void {
  reportLateErrors();
  startPrefetch();
  if (!IS_DEVELOPMENT) onFirstEngagement(() => void registerWorker());
}
