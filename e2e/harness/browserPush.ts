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
