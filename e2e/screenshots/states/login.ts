import { stubGoogleScript } from '../../harness/google';
import { logIn, logInButton } from '../../harness/logIn';
import { newPerson } from '../../harness/people';
import { fillSignUp, submitSignUp } from '../../harness/signUp';
import type { ScreenStates, StateContext } from '../stateContext';

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

export const loginStates: ScreenStates = {
  '00-login': (context) => context.open('/login'),
  '01-login-rules': async (context) => {
    await context.open('/login');
    await logInButton(context.page).click();
    await context.page.getByText('Please enter your email.').waitFor();
  },
  '01-login-refused': async (context) => {
    await context.keepMessages();
    await context.open('/login');
    await logIn(context.page);
    await context.page.getByRole('alertdialog').waitFor();
  },
  '01-login-code': async (context) => {
    await context.reply('userLogin', { code: 428, msg: '' });
    await context.open('/login');
    await logIn(context.page);
    await context.page.getByLabel('Code of your authenticator app').waitFor();
  },
  '01-login-waiting': async (context) => {
    await context.open('/login');
    await context.stall('userLogin');
    await logIn(context.page);
    await context.page.getByRole('status', { name: 'Loading', exact: true }).waitFor();
  },
  '01-login-forgotten': async (context) => {
    await context.open('/login');
    await context.button('Forget password?').click();
    await context.button('Send link').waitFor();
  },
  '02-signup': (context) => context.open('/login?form=signup'),
  '02-signup-referred': (context) => context.open(`/login?ref=${context.fixtures.rich.UserReferralCode}`),
  '02-signup-rules': async (context) => {
    await context.open('/login?form=signup');
    await submitSignUp(context.page);
    await context.page.getByText('Please provide a valid phone.').waitFor();
  },
  '02-signup-done': async (context) => {
    await context.keepMessages();
    await context.open('/login?form=signup');
    await fillSignUp(context.page, newPerson());
    await submitSignUp(context.page);
    await context.page.getByRole('alertdialog').waitFor();
  },
  '02-google-completion': openCompletion,
  '02-google-completion-rules': async (context) => {
    await openCompletion(context);
    await context.page.getByLabel('Name', { exact: true }).fill('');
    await context.button('Continue').click();
    await context.page.getByText('Please provide a valid name.').waitFor();
  },
  '02-google-completion-refused': async (context) => {
    await context.keepMessages();
    // Of the link that the tab was opened with.
    await context.page.addInitScript(() =>
      sessionStorage.setItem('reelrupee.draft.referral', JSON.stringify({ code: 'NOSUCHCO' })),
    );
    await context.reply('googleLogin', { code: 400, msg: 'This referral code does not exist.' });
    await openCompletion(context);
    await context.page.getByLabel('Phone number').fill('9876543210');
    await context.button('Continue').click();
    await context.button('Remove').waitFor();
  },
  '02-google-failed': async (context) => {
    await context.keepMessages();
    await stubGoogleScript(context.page, null, async () => ({ status: 200, body: '{}' }));
    await context.open('/login');
    await context.button('Continue with Google').click();
    await context.page.getByText('Google login failed').waitFor();
  },
  '09-offline-login': async (context) => {
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
};
