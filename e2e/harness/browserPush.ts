import type { BrowserContext, Page } from '@playwright/test';
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
    const decode = (base64Url: string) =>
      Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
        char.charCodeAt(0),
      );
    const own = (publicKey: string) => ({
      endpoint,
      options: { userVisibleOnly: true, applicationServerKey: decode(publicKey).buffer },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: () => {
        localStorage.removeItem(KEY);
        return Promise.resolve(true);
      },
    });
    Object.assign(PushManager.prototype, {
      subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem(KEY, applicationServerKey);
        return Promise.resolve(own(applicationServerKey));
      },
      getSubscription: () => {
        const publicKey = localStorage.getItem(KEY);
        return Promise.resolve(publicKey === null ? null : own(publicKey));
      },
    });
  }, subscription);
}

/** Delivers a message to the page's service worker by the devtools protocol, as a push service does. */
export async function deliverPush(page: Page, message: object): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
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

/** Cache in which what it shows. */
const SHOWN = 'test.shown';

/** Runs in the service worker before its own code. The worker may end at any time, and its storage stays. */
const RECORDER = `ServiceWorkerRegistration.prototype.showNotification = async (title, { body, lang, tag, renotify }) => {
  const cache = await caches.open('${SHOWN}');
  const shown = { title, body, lang, tag, renotify };
  await cache.put('/' + encodeURIComponent(title), new Response(JSON.stringify(shown)));
};\n`;

/** Has the service worker write down the notifications that it shows: the headless browser shows none. */
export async function recordNotifications(context: BrowserContext): Promise<void> {
  await context.route('**/sw.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: RECORDER + (await response.text()) });
  });
}

/** The notifications that the service worker has shown. */
export function shownNotifications(page: Page): Promise<unknown[]> {
  return page.evaluate(async (name) => {
    const cache = await caches.open(name);
    const replies = await cache.matchAll();
    return Promise.all(replies.map((reply) => reply.json() as Promise<unknown>));
  }, SHOWN);
}
