import { mustCall } from '../../../api/src/testing/apiClient';
import { register } from '../../harness/people';
import type { ScreenState } from '../stateContext';

export const shellStates: ScreenState[] = [
  {
    name: '03-logout-question',
    reach: async (context) => {
      await context.open('/plan', context.fixtures.newcomer);
      await context.button('Log Out').click();
      await context.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: '03-logout-cancelled',
    reach: async (context) => {
      await context.keepMessages();
      await context.open('/plan', context.fixtures.newcomer);
      await context.button('Log Out').click();
      await context.button('Cancel').click();
      await context.page.getByText('You are still logged in.').waitFor();
    },
  },
  {
    name: '04-toast',
    reach: async (context) => {
      await context.keepMessages();
      await context.open('/referrals', context.fixtures.newcomer);
      await context.button('Share').click();
      await context.page.getByText('Sharing not supported on this device.').waitFor();
    },
  },
  {
    name: '04-session-ended',
    reach: async (context) => {
      const user = await register(context.api.url);
      await context.keepMessages();
      await context.open('/plan', user);
      await mustCall(context.api.url, 'userLogout', {}, user.token);
      await context.page.getByRole('link', { name: 'Profile' }).click();
      await context.page.getByText('Your session has ended.').waitFor();
      await context.page.waitForURL('**/login');
      await context.waitUntilLoaded();
    },
  },
  {
    name: '04-balance',
    reach: async (context) => {
      await context.open('/plan', context.fixtures.rich);
      await context.page.evaluate(() => window.dispatchEvent(new Event('scroll')));
      await context.page.getByRole('link', { name: /^Balance/ }).waitFor();
    },
  },
  {
    name: '04-balance-feed',
    reach: async (context) => {
      await context.open('/reels', context.fixtures.free);
      await context.page.evaluate(() => window.dispatchEvent(new Event('scroll')));
      await context.page.getByRole('link', { name: /^Balance/ }).waitFor();
    },
  },
  {
    name: '05-terms',
    reach: async (context) => {
      await context.open('/terms');
      await context.page.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor();
    },
  },
  {
    name: '05-not-found',
    reach: async (context) => {
      await context.open('/no-such-page');
      // The page that is sent for unknown addresses has a heading too, until the app has replaced it.
      await context.page.getByText('This page does not exist').waitFor();
    },
  },
  {
    name: '06-remote-loading',
    reach: async (context) => {
      await context.page.route('**/mf-wallet/**', () => undefined);
      await context.open('/plan', context.fixtures.newcomer);
      await context.page.getByRole('link', { name: 'Profile' }).click();
      await context.page.getByText('Profile is loading').waitFor({ state: 'attached' });
    },
  },
  {
    name: '07-remote-did-not-open',
    reach: async (context) => {
      await context.page.route('**/mf-wallet/**', (route) => route.abort());
      await context.visit('/profile', context.fixtures.rich);
      await context.page.getByText('Profile did not open').waitFor();
    },
  },
  {
    name: '08-federation',
    reach: async (context) => {
      await context.open('/', context.fixtures.rich);
      await context.page.evaluate(() => window.history.pushState({}, '', '/federation'));
      await context.page.reload();
      await context.page.getByRole('heading', { name: 'Federation' }).waitFor();
    },
  },
];
