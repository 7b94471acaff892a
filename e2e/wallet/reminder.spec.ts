/** The daily reminder: from the tap on the profile, by the provider and a push service, to the notification. */
import type { Page } from '@playwright/test';
import type { SignedInUser } from '@reelrupee/contract/entities';
import { istHour } from '../../api/src/reminders/claimDue';
import { webPushService } from '../../api/src/reminders/pushService';
import { sendDueReminders } from '../../api/src/reminders/sendReminders';
import { readVapidKeys } from '../../api/src/reminders/vapidKeys';
import { startFakePush } from '../../api/src/testing/fakePush';
import type { TestApi } from '../../api/src/testing/startTestApi';
import { deliverPush, providePush, recordNotifications, shownNotifications } from '../harness/browserPush';
import { mustCall } from '../../api/src/testing/apiClient';
import { freeUser } from '../harness/earner';
import { signInInBrowser } from '../harness/people';
import { expect, test } from '../harness/test';

test.use({ serviceWorkers: 'allow' });

const HOUR_MS = 60 * 60 * 1000;
const push = await startFakePush();
test.afterAll(() => push.stop());

const card = (page: Page) => page.locator('section').filter({ hasText: /Daily reminder|रोज़ का रिमाइंडर/ });
const turnOn = (page: Page) => card(page).getByRole('button', { name: 'Turn on' });

/** An hour of the clock that is still to come today. */
function hourToCome(api: TestApi): number {
  while (istHour(api.clock.now()) >= 22) api.clock.advance(HOUR_MS);
  return istHour(api.clock.now()) + 1;
}

async function sendAtNextHour(api: TestApi): Promise<void> {
  api.clock.advance(HOUR_MS);
  const { database, clock } = api;
  const settings = { PUSH_HOSTS: ['fcm.googleapis.com'], SITE_URL: api.url, MAIL_FROM: 'a@site.example' };
  const service = webPushService(await readVapidKeys(database.queries, {}), settings, push.request);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  await sendDueReminders({ database, clock, log }, service);
}

async function isOn(api: TestApi, { _id: userId, token }: SignedInUser, endpoint: string) {
  const data = await mustCall(api.url, 'getReminder', { userId, endpoint }, token);
  return data.isOn;
}

test('is off until the user asks, and comes as a notification at their hour', async ({
  page,
  context,
  api,
}) => {
  await recordNotifications(context);
  const device = push.addDevice();
  await providePush(page, device);
  const user = await freeUser(api);
  const hour = hourToCome(api);
  await signInInBrowser(page, user, '/profile');
  await expect(turnOn(page)).toBeEnabled();
  await card(page).getByLabel('Time').selectOption(String(hour));
  await turnOn(page).click();
  await expect(card(page).getByText('The reminder is on.')).toBeVisible();
  await sendAtNextHour(api);
  expect(device.received.map(({ message }) => message.title)).toEqual(['10 reels left today']);
  await deliverPush(page, device.received[0]?.message ?? {});
  await expect
    .poll(() => shownNotifications(page))
    .toEqual([
      {
        title: '10 reels left today',
        body: 'Streak: 0 of 10 days. Tap to watch.',
        lang: 'en-IN',
        tag: 'reminder',
        renotify: true,
      },
    ]);
});

test('stays on after a reload, is moved to another hour, and is off with one tap', async ({ page, api }) => {
  const device = push.addDevice();
  const { endpoint } = device.subscription;
  await providePush(page, device);
  const user = await freeUser(api);
  await signInInBrowser(page, user, '/profile');
  await turnOn(page).click();
  const turnOff = card(page).getByRole('button', { name: 'Turn off' });
  await expect(turnOff).toBeEnabled();
  await page.reload();
  await expect(turnOff).toBeEnabled();
  await card(page).getByLabel('Time').selectOption('6');
  await expect(card(page).getByText(/comes on \d+ [A-Z][a-z]+ at 6 in the morning/)).toBeVisible();
  expect(await isOn(api, user, endpoint)).toBe(true);
  await turnOff.click();
  await expect(turnOn(page)).toBeEnabled();
  expect(await isOn(api, user, endpoint)).toBe(false);
});

test('ends with the session, in the browser too', async ({ page, api }) => {
  const device = push.addDevice();
  await providePush(page, device);
  const user = await freeUser(api);
  await signInInBrowser(page, user, '/profile');
  await turnOn(page).click();
  await expect(card(page).getByText('The reminder is on.')).toBeVisible();
  // The call that tells the provider is lost, as without a network.
  await page.route('**/userLogout', (route) => route.abort());
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Yes, log out' }).click();
  await expect(page.getByText('Logged out!')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test.push'))).toBeNull();
});

test('a refusal and a browser without push are said in words', async ({ page, api }) => {
  await providePush(page, push.addDevice());
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = () => {
      permission = 'denied';
      return Promise.resolve(permission);
    };
  });
  const user = await freeUser(api);
  await signInInBrowser(page, user, '/profile');
  await turnOn(page).click();
  await expect(card(page).getByText('Notifications are blocked for this site.')).toBeVisible();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await page.reload();
  await expect(card(page).getByText('This browser cannot show reminders.')).toBeVisible();
});

test('is shown in Hindi', async ({ page, context, api }) => {
  await recordNotifications(context);
  await providePush(page, push.addDevice());
  const user = await freeUser(api);
  await signInInBrowser(page, user, '/profile');
  await turnOn(page).waitFor();
  const message = { title: 'आज की 9 रील बाकी हैं', body: 'देखने के लिए टैप करें।', language: 'hi', reelsLeft: 9 };
  await deliverPush(page, message);
  await expect.poll(() => shownNotifications(page)).toMatchObject([{ title: message.title, lang: 'hi-IN' }]);
  await page.getByRole('navigation', { name: 'Wallet' }).getByRole('button', { name: 'हिन्दी' }).click();
  await expect(card(page).getByRole('button', { name: 'चालू करें' })).toBeVisible();
});
