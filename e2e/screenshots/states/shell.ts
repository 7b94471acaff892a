import { fillSignUp, submitSignUp } from '../../harness/signUp';
import { call } from '../../harness/calls';
import { stubGoogleScript } from '../../harness/google';
import { newPerson, register } from '../../harness/people';
import type { ScreenState, StateContext } from '../stateContext';

async function logIn(stage: StateContext): Promise<void> {
  await stage.page.getByLabel('Email').fill('asha@mail.in');
  await stage.page.getByLabel('Password', { exact: true }).fill('secret123');
  await stage.page.locator('form').getByRole('button', { name: 'Log in' }).click();
}

/** Google's window has given an account that is new here. */
async function openCompletion(stage: StateContext): Promise<void> {
  const profile = { sub: '1', email: 'asha@gmail.com', name: 'Asha Rao' };
  await stubGoogleScript(stage.page, 'a-token', async () => ({ status: 200, body: JSON.stringify(profile) }));
  await stage.answer('getUserbyEmail', { code: 200, msg: '', data: { name: '', phone: '' } });
  await stage.open('/login');
  await stage.button('Continue with Google').click();
  await stage.page.getByText('One more step').waitFor();
}

export const shellStates: ScreenState[] = [
  { name: '00-login', reach: (stage) => stage.open('/login') },
  {
    name: '01-login-rules',
    reach: async (stage) => {
      await stage.open('/login');
      await stage.page.locator('form').getByRole('button', { name: 'Log in' }).click();
      await stage.page.getByText('Please enter your email.').waitFor();
    },
  },
  {
    name: '01-login-refused',
    reach: async (stage) => {
      await stage.keepMessages();
      await stage.open('/login');
      await logIn(stage);
      await stage.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: '01-login-waiting',
    reach: async (stage) => {
      await stage.open('/login');
      await stage.stall('userLogin');
      await logIn(stage);
      await stage.page.getByRole('status', { name: 'Loading', exact: true }).waitFor();
    },
  },
  {
    name: '01-login-forgotten',
    reach: async (stage) => {
      await stage.open('/login');
      await stage.button('Forget password?').click();
      await stage.page.getByRole('alertdialog').waitFor();
    },
  },
  { name: '02-signup', reach: (stage) => stage.open('/login?form=signup') },
  {
    name: '02-signup-referred',
    reach: (stage) => stage.open(`/login?ref=${stage.cast.rich.UserReferralCode}`),
  },
  {
    name: '02-signup-rules',
    reach: async (stage) => {
      await stage.open('/login?form=signup');
      await submitSignUp(stage.page);
      await stage.page.getByText('Please provide a valid phone.').waitFor();
    },
  },
  {
    name: '02-signup-done',
    reach: async (stage) => {
      await stage.keepMessages();
      await stage.open('/login?form=signup');
      await fillSignUp(stage.page, newPerson());
      await submitSignUp(stage.page);
      await stage.page.getByRole('alertdialog').waitFor();
    },
  },
  { name: '02-google-completion', reach: openCompletion },
  {
    name: '02-google-completion-rules',
    reach: async (stage) => {
      await openCompletion(stage);
      await stage.page.getByLabel('Name', { exact: true }).fill('');
      await stage.button('Continue').click();
      await stage.page.getByText('Please provide a valid name.').waitFor();
    },
  },
  {
    name: '02-google-failed',
    reach: async (stage) => {
      await stage.keepMessages();
      await stage.open('/login');
      await stage.button('Continue with Google').click();
      await stage.page.getByText('Google login failed').waitFor();
    },
  },
  {
    name: '03-logout-question',
    reach: async (stage) => {
      await stage.open('/plan', stage.cast.newcomer);
      await stage.button('Log Out').click();
      await stage.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: '03-logout-cancelled',
    reach: async (stage) => {
      await stage.keepMessages();
      await stage.open('/plan', stage.cast.newcomer);
      await stage.button('Log Out').click();
      await stage.button('Cancel').click();
      await stage.page.getByRole('alertdialog', { name: 'Cancelled' }).waitFor();
    },
  },
  {
    name: '04-toast',
    reach: async (stage) => {
      await stage.keepMessages();
      await stage.open('/referrals', stage.cast.newcomer);
      await stage.button('Share').click();
      await stage.page.getByText('Sharing not supported on this device.').waitFor();
    },
  },
  {
    name: '04-session-ended',
    reach: async (stage) => {
      const user = await register(stage.api.url);
      await stage.keepMessages();
      await stage.open('/plan', user);
      await call(stage.api.url, 'userLogout', {}, user.token);
      await stage.page.getByRole('link', { name: 'Profile' }).click();
      await stage.page.getByText('Your session has ended.').waitFor();
      await stage.page.waitForURL('**/login');
      await stage.settled();
    },
  },
  { name: '05-not-found', reach: (stage) => stage.open('/no-such-page') },
  {
    name: '06-remote-loading',
    reach: async (stage) => {
      await stage.page.route('**/mf-wallet/**', () => undefined);
      await stage.open('/plan', stage.cast.newcomer);
      await stage.page.getByRole('link', { name: 'Profile' }).click();
      await stage.page.getByText('Profile is loading').waitFor({ state: 'attached' });
    },
  },
  {
    name: '07-remote-did-not-open',
    reach: async (stage) => {
      await stage.page.route('**/mf-wallet/**', (route) => route.abort());
      await stage.visit('/profile', stage.cast.rich);
      await stage.page.getByText('Profile did not open').waitFor();
    },
  },
  {
    name: '09-offline-login',
    reach: async (stage) => {
      await stage.keepMessages();
      await stage.open('/login');
      await stage.goOffline();
      await logIn(stage);
      await stage.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: '08-federation',
    reach: async (stage) => {
      await stage.open('/', stage.cast.rich);
      await stage.page.evaluate(() => window.history.pushState({}, '', '/federation'));
      await stage.page.reload();
      await stage.page.getByRole('heading', { name: 'Federation' }).waitFor();
    },
  },
];
