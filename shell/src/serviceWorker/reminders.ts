/** Reminders in the service worker: a push becomes a notification, and a tap on it opens the reels. */
import { HAS_UNSAVED_CHANGES } from './message';
import { readReminder, type ShownReminder } from './readReminder';

const REELS = '/reels';
/** A page answers at once. One that does not is of an earlier release, or still loads. */
const LONGEST_ANSWER_MS = 1000;

interface WindowClient {
  url: string;
  focus: () => Promise<unknown>;
  navigate: (url: string) => Promise<unknown>;
  postMessage: (message: unknown, transfer: [MessagePort]) => void;
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

/**
 * Opens the reels in the tab that is open, preferably where they are already. A tab that a page load would rob of a form
 * or an upload only comes to the front.
 */
export async function openReels({ clients }: ReminderScope): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window' });
  const showsReels = ({ url }: WindowClient) => new URL(url).pathname === REELS;
  const tab = tabs.find(showsReels) ?? tabs[0];
  if (!tab) return void (await clients.openWindow(REELS));
  await tab.focus();
  if (!showsReels(tab) && !(await hasUnsavedChanges(tab))) await tab.navigate(REELS);
}

async function hasUnsavedChanges(tab: WindowClient): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), LONGEST_ANSWER_MS);
  });
  tab.postMessage(HAS_UNSAVED_CHANGES, [port2]);
  return answer.finally(() => port1.close());
}
