import type { Page } from '@playwright/test';
import type { FakeDevice } from '../../api/src/testing/fakePush';

/** Gives the browser a push service: it subscribes to this subscription, as the test browser can reach none itself. */
export async function providePush(
  page: Page,
  { subscription }: Pick<FakeDevice, 'subscription'>,
): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(({ endpoint, keys }) => {
    const KEY = 'test.push';
    // The headless browser denies notifications to pages, whatever it was granted.
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
    const own = () => ({
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: () => {
        localStorage.removeItem(KEY);
        return Promise.resolve(true);
      },
    });
    Object.assign(PushManager.prototype, {
      subscribe: () => {
        localStorage.setItem(KEY, 'subscribed');
        return Promise.resolve(own());
      },
      getSubscription: () => Promise.resolve(localStorage.getItem(KEY) ? own() : null),
    });
  }, subscription);
}

/** Delivers a message to the page's service worker by the devtools protocol, as a push service does. */
export async function deliverPush(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

/** The notifications that the service worker shows. */
export function shownNotifications(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }));
  });
}
