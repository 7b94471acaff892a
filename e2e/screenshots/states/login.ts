import { stubGoogleScript } from '../../harness/google';
import { logIn, logInButton } from '../../harness/logIn';
import { newPerson } from '../../harness/people';
import { fillSignUp, submitSignUp } from '../../harness/signUp';
import type { ScreenState, StateContext } from '../stateContext';

/** Signs in with a Google account that is not registered yet. */
async function openCompletion(context: StateContext): Promise<void> {
  const profile = { sub: '1', email: 'asha@gmail.com', name: 'Asha Rao' };
  await stubGoogleScript(context.page, 'a-token', async () => ({
    status: 200,
    body: JSON.stringify(profile),
  }));
  await context.reply('getUserbyEmail', { code: 200, msg: '', data: { name: '', phone: '' } });
  await context.open('/login');
  await context.button('Continue with Google').click();
  await context.page.getByText('One more step').waitFor();
}

export const loginStates: ScreenState[] = [
  { name: '00-login', reach: (context) => context.open('/login') },
  {
    name: '01-login-rules',
    reach: async (context) => {
      await context.open('/login');
      await logInButton(context.page).click();
      await context.page.getByText('Please enter your email.').waitFor();
    },
  },
  {
    name: '01-login-refused',
    reach: async (context) => {
      await context.keepMessages();
      await context.open('/login');
      await logIn(context.page);
      await context.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: '01-login-code',
    reach: async (context) => {
      await context.reply('userLogin', { code: 428, msg: '' });
      await context.open('/login');
      await logIn(context.page);
      await context.page.getByLabel('Code of your authenticator app').waitFor();
    },
  },
  {
    name: '01-login-waiting',
    reach: async (context) => {
      await context.open('/login');
      await context.stall('userLogin');
      await logIn(context.page);
      await context.page.getByRole('status', { name: 'Loading', exact: true }).waitFor();
    },
  },
  {
    name: '01-login-forgotten',
    reach: async (context) => {
      await context.open('/login');
      await context.button('Forget password?').click();
      await context.button('Send link').waitFor();
    },
  },
  { name: '02-signup', reach: (context) => context.open('/login?form=signup') },
  {
    name: '02-signup-referred',
    reach: (context) => context.open(`/login?ref=${context.fixtures.rich.UserReferralCode}`),
  },
  {
    name: '02-signup-rules',
    reach: async (context) => {
      await context.open('/login?form=signup');
      await submitSignUp(context.page);
      await context.page.getByText('Please provide a valid phone.').waitFor();
    },
  },
  {
    name: '02-signup-done',
    reach: async (context) => {
      await context.keepMessages();
      await context.open('/login?form=signup');
      await fillSignUp(context.page, newPerson());
      await submitSignUp(context.page);
      await context.page.getByRole('alertdialog').waitFor();
    },
  },
  { name: '02-google-completion', reach: openCompletion },
  {
    name: '02-google-completion-rules',
    reach: async (context) => {
      await openCompletion(context);
      await context.page.getByLabel('Name', { exact: true }).fill('');
      await context.button('Continue').click();
      await context.page.getByText('Please provide a valid name.').waitFor();
    },
  },
  {
    name: '02-google-failed',
    reach: async (context) => {
      await context.keepMessages();
      await stubGoogleScript(context.page, null, async () => ({ status: 200, body: '{}' }));
      await context.open('/login');
      await context.button('Continue with Google').click();
      await context.page.getByText('Google login failed').waitFor();
    },
  },
  {
    name: '09-offline-login',
    reach: async (context) => {
      await context.keepMessages();
      await context.open('/login');
      // Without the code of the background work a notice is a toast.
      await context.page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/background.js')),
      );
      await context.goOffline();
      await logIn(context.page);
      await context.page.getByRole('alertdialog').waitFor();
    },
  },
];
