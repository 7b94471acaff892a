import { onUserChange, sessionUserId } from '@reelrupee/platform';
import { setBadge } from './appBadge';

/**
 * Ends this browser's reminders when its user changes, even if the provider cannot be told of the log-out, and when the
 * session has ended with the browser.
 */
export function endRemindersWithSession(): () => void {
  let userId = sessionUserId();
  if (userId === '') void endReminders();
  return onUserChange(() => {
    // A visitor's tab that was frozen learns late of a log-in: the reminders are those of the new user.
    if (userId !== '') void endReminders();
    userId = sessionUserId();
  });
}

async function endReminders(): Promise<void> {
  setBadge(0);
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
