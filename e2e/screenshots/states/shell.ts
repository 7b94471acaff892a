import { mustCall } from '../../../api/src/testing/apiClient';
import { register } from '../../harness/people';
import type { ScreenStates } from '../stateContext';

export const shellStates: ScreenStates = {
  '03-logout-question': async (context) => {
    await context.open('/plan', context.fixtures.newcomer);
    await context.button('Log Out').click();
    await context.page.getByRole('alertdialog').waitFor();
  },
  '03-logout-cancelled': async (context) => {
    await context.keepMessages();
    await context.open('/plan', context.fixtures.newcomer);
    await context.button('Log Out').click();
    await context.button('Cancel').click();
    await context.page.getByText('You are still logged in.').waitFor();
  },
  '04-toast': async (context) => {
    await context.keepMessages();
    await context.open('/referrals', context.fixtures.newcomer);
    await context.button('Share').click();
    await context.page.getByText('Sharing not supported on this device.').waitFor();
  },
  '04-session-ended': async (context) => {
    const user = await register(context.api.url);
    await context.keepMessages();
    await context.open('/plan', user);
    await mustCall(context.api.url, 'userLogout', {}, user.token);
    await context.page.getByRole('link', { name: 'Profile' }).click();
    await context.page.getByText('Your session has ended.').waitFor();
    await context.page.waitForURL('**/login');
    await context.waitUntilLoaded();
  },
  '04-balance': async (context) => {
    await context.open('/plan', context.fixtures.rich);
    await context.page.evaluate(() => window.dispatchEvent(new Event('scroll')));
    await context.page.getByRole('link', { name: /^Balance/ }).waitFor();
  },
  '04-balance-feed': async (context) => {
    await context.open('/reels', context.fixtures.free);
    await context.page.evaluate(() => window.dispatchEvent(new Event('scroll')));
    await context.page.getByRole('link', { name: /^Balance/ }).waitFor();
  },
  '05-terms': async (context) => {
    await context.open('/terms');
    await context.page.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor();
  },
  '05-not-found': async (context) => {
    await context.open('/no-such-page');
    // The page that is sent for unknown addresses has a heading too, until the app has replaced it.
    await context.page.getByText('This page does not exist').waitFor();
  },
  '06-remote-loading': async (context) => {
    await context.page.route('**/mf-wallet/**', () => undefined);
    await context.open('/plan', context.fixtures.newcomer);
    await context.page.getByRole('link', { name: 'Profile' }).click();
    await context.page.getByText('Loading: Profile').waitFor({ state: 'attached' });
  },
  '07-remote-did-not-open': async (context) => {
    await context.page.route('**/mf-wallet/**', (route) => route.abort());
    await context.visit('/profile', context.fixtures.rich);
    await context.page.getByText('Profile did not open').waitFor();
  },
  '08-federation': async (context) => {
    await context.open('/', context.fixtures.rich);
    await context.page.evaluate(() => window.history.pushState({}, '', '/federation'));
    await context.page.reload();
    await context.page.getByRole('heading', { name: 'Federation' }).waitFor();
  },
};
