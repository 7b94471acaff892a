import { clearRunning, findHungRelease } from './bootSentinel';
import { recordLoadEvent } from '../reports/loadEvents';

/** Reports the release that hung the previous page, and distinguishes an orderly end of this page from a hang. */
export function watchHangs(): void {
  const hung = findHungRelease();
  if (hung) recordLoadEvent({ ...hung, role: 'current', event: 'hang' });
  window.addEventListener('pagehide', clearRunning);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) clearRunning();
  });
}
