/** The parts of the profile that depend on the browser: amounts read aloud, and the daily reminder. */
import { providePush } from '../../harness/browserPush';
import { provideVoices } from '../../harness/voices';
import type { ScreenStates, StateContext } from '../stateContext';
import { openProfile } from './openProfile';

/** A browser's push subscription. */
const DEVICE = {
  subscription: { endpoint: 'https://fcm.googleapis.com/fcm/send/none', keys: { p256dh: '', auth: '' } },
};

/** A browser that is subscribed, without a service worker of its own. */
async function holdSubscription({ page }: StateContext): Promise<void> {
  await providePush(page, DEVICE);
  await page.addInitScript(({ subscription }) => {
    const worker = { pushManager: { getSubscription: () => Promise.resolve(subscription) } };
    Object.assign(ServiceWorkerContainer.prototype, { getRegistration: () => Promise.resolve(worker) });
  }, DEVICE);
}

export const profileCardStates: ScreenStates = {
  '60-profile-aloud': async (context) => {
    await provideVoices(context.page, 'en-IN', 'hi-IN');
    await openProfile(context, context.fixtures.both);
    await context.button('Listen: Available balance').waitFor();
  },
  '60-profile-reminder-off': async (context) => {
    await providePush(context.page, DEVICE);
    await openProfile(context, context.fixtures.free);
    await context.button('Turn on').and(context.page.locator(':enabled')).scrollIntoViewIfNeeded();
  },
  '60-profile-reminder-on': async (context) => {
    await holdSubscription(context);
    const data = { publicKey: 'key', hour: 19, isOn: true, nextOn: '2026-01-01' };
    await context.reply('getReminder', { code: 200, msg: '', data });
    await openProfile(context, context.fixtures.free);
    await context.button('Turn off').and(context.page.locator(':enabled')).scrollIntoViewIfNeeded();
  },
  '60-profile-reminder-ended': async (context) => {
    await providePush(context.page, DEVICE);
    const { free } = context.fixtures;
    await context.page.addInitScript((id) => localStorage.setItem('reelrupee.reminder', id), free._id);
    await openProfile(context, free);
    await context.page.getByText('Your reminder on this device has ended').waitFor();
    await context.button('Turn on').and(context.page.locator(':enabled')).scrollIntoViewIfNeeded();
  },
  '60-profile-reminder-none': async (context) => {
    await context.page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    await openProfile(context, context.fixtures.free);
    await context.page.getByText('This browser cannot show reminders.').scrollIntoViewIfNeeded();
  },
};
