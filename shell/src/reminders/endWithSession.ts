import { onUserChange } from '@reelrupee/platform';
import { setBadge } from './appBadge';

/** Ends this browser's reminders when its user changes, even if the provider cannot be told of the log-out. */
export function endRemindersWithSession(): () => void {
  return onUserChange(() => void endReminders());
}

async function endReminders(): Promise<void> {
  setBadge(0);
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
