/** Reminders in the service worker: a push becomes a notification, and a tap on it opens the reels. */
import { readReminder, type ShownReminder } from './readReminder';

const REELS = '/reels';

interface WindowClient {
  url: string;
  focus: () => Promise<unknown>;
  navigate: (url: string) => Promise<unknown>;
}

/** The part of the worker's scope that reminders use. */
export interface ReminderScope {
  registration: { showNotification: (title: string, options: ShownReminder['options']) => Promise<void> };
  clients: {
    matchAll: (options: { type: 'window' }) => Promise<readonly WindowClient[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  navigator: { setAppBadge?: (count: number) => Promise<void> };
}

/** Shows a push message and counts the day's reels on the app's icon. */
export async function showReminder(scope: ReminderScope, text: string): Promise<void> {
  const reminder = readReminder(text);
  if (!reminder) return;
  await scope.registration.showNotification(reminder.title, reminder.options);
  // Without a badge the notification is enough.
  await scope.navigator.setAppBadge?.(reminder.reelsLeft).catch(() => undefined);
}

/** Opens the reels in the tab that is open, preferably where they are already. */
export async function openReels({ clients }: ReminderScope): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window' });
  const showsReels = ({ url }: WindowClient) => new URL(url).pathname === REELS;
  const tab = tabs.find(showsReels) ?? tabs[0];
  if (!tab) return void (await clients.openWindow(REELS));
  await tab.focus();
  if (!showsReels(tab)) await tab.navigate(REELS);
}
