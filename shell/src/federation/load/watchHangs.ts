import { clearRunning, takeHungReleases } from './bootSentinel';
import { recordLoadEvent } from '../reports/loadEvents';

/** Reports the releases that hung earlier pages, and distinguishes an orderly end of this page from a hang. */
export function watchHangs(): void {
  for (const hung of takeHungReleases()) recordLoadEvent({ ...hung, role: 'current', event: 'hang' });
  window.addEventListener('pagehide', () => clearRunning());
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) clearRunning();
  });
}
