import { onUserChange, sessionUserId } from '@reelrupee/platform';
import { setBadge } from './appBadge';

/**
 * Ends this browser's reminders when its user changes, even if the provider cannot be told of the log-out, and when the
 * session has ended with the browser.
 */
export function endRemindersWithSession(): () => void {
  if (sessionUserId() === '') void endReminders(false);
  return onUserChange((isElsewhere) => void endReminders(isElsewhere));
}

async function endReminders(isElsewhere: boolean): Promise<void> {
  const subscription = await findSubscription().catch(() => null);
  // A tab that was frozen learns late, one after the other, of a log-out and a log-in: the reminders are the new user's.
  if (isElsewhere && sessionUserId() !== '') return;
  setBadge(0);
  await subscription?.unsubscribe();
}

/** Rejects if the browser refuses service workers, as with cookies blocked: it has no subscription then. */
async function findSubscription(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager?.getSubscription();
}
