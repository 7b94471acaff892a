import { onUserChange, sessionUserId, showToast } from '@reelrupee/platform';
import { t } from '../texts/texts';

/**
 * Says that another tab has ended the session, once the user sees this one: a screen that needs a user has left for the
 * log-in by then. Returns a function that stops it.
 */
export function announceLogOutElsewhere(): () => void {
  const listening = new AbortController();
  let isDue = false;
  const announce = () => {
    if (!isDue || document.visibilityState === 'hidden') return;
    isDue = false;
    showToast('info', t('You were logged out in another tab.'));
  };
  document.addEventListener('visibilitychange', announce, listening);
  const stop = onUserChange((isElsewhere) => {
    isDue = isElsewhere && sessionUserId() === '';
    announce();
  });
  return () => {
    stop();
    listening.abort();
  };
}
