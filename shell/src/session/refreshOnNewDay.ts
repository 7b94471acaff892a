import { formatDate, invalidateActions } from '@reelrupee/platform';

const MINUTE_MS = 60_000;

/**
 * Fetches the user's day again once midnight in India has passed in a visible page, which gets no focus event then. Looks
 * each minute: a timer until midnight would be late on a device that sleeps, and in all pages at the same moment. Returns
 * a function that stops it.
 */
export function refreshOnNewDay(): () => void {
  let day = istDay();
  const timer = setInterval(() => {
    const isSame = day === istDay();
    day = istDay();
    // A hidden page fetches everything when it comes back.
    if (isSame || document.visibilityState !== 'visible') return;
    invalidateActions('getUserTodayProgress', 'getUserPlans', 'getUserProfile');
  }, MINUTE_MS);
  return () => clearInterval(timer);
}

/** Today in India. */
function istDay(): string {
  return formatDate(new Date().toISOString());
}
