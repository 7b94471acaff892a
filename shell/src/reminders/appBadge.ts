/** The Badging API, which not every browser has. */
interface Badging {
  setAppBadge?: (count: number) => Promise<void>;
}

/** Shows a number on the app's icon; 0 removes it. Only for users who have allowed notifications. */
export function setBadge(count: number): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  // Without an installed app there is no icon to show it on.
  void (navigator as Badging).setAppBadge?.(count).catch(() => undefined);
}
