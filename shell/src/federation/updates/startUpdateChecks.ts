import { checkForUpdate } from './updateCheck';

const CHECK_EVERY_MS = 5 * 60_000;

/** Looks for a new composition now and then, and whenever the tab comes back to the front. */
export function startUpdateChecks(): void {
  setInterval(() => void checkForUpdate(), CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void checkForUpdate();
  });
  window.addEventListener('focus', () => void checkForUpdate());
}
