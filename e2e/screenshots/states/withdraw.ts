import { actions } from '@reelrupee/contract/actions';
import type { SignedInUser } from '@reelrupee/contract/entities';
import { photo } from '../../harness/photo';
import type { ScreenStates, StateContext } from '../stateContext';
import { openProfile } from './openProfile';

async function openWithdraw(context: StateContext, user: SignedInUser) {
  await openProfile(context, user);
  await context.button('Withdraw').click();
  const dialog = context.page.getByRole('dialog', { name: 'Withdraw' });
  await dialog.getByLabel('Amount').waitFor();
  return dialog;
}

/** Enters an amount. */
async function fillAmount(context: StateContext) {
  const dialog = await openWithdraw(context, context.fixtures.rich);
  await dialog.getByLabel('Amount').fill('1500.50');
  return dialog;
}

/** Submits a withdrawal with a QR image whose upload never ends. */
async function startUpload(context: StateContext) {
  const dialog = await fillAmount(context);
  await context.page.locator('input[type=file]').setInputFiles(photo());
  await context.stall('withdrawRequest');
  await dialog.getByRole('button', { name: /^Withdraw ₹/ }).click();
  return dialog;
}

/** Submits a withdrawal that gets no reply. */
async function submitUnanswered(context: StateContext) {
  const dialog = await fillAmount(context);
  await context.page.route('**/withdrawRequest', (route) => route.abort());
  await dialog.getByRole('button', { name: /^Withdraw/ }).click();
  await dialog.getByText('never paid twice').waitFor();
  return dialog;
}

export const withdrawStates: ScreenStates = {
  '65-withdraw-no-payee': (context) => openWithdraw(context, context.fixtures.unlocked),
  '65-withdraw-nothing-there': (context) => openWithdraw(context, context.fixtures.free),
  '65-withdraw-rules': async (context) => {
    const dialog = await openWithdraw(context, context.fixtures.rich);
    await dialog.getByLabel('Amount').fill('0');
    await dialog.getByRole('button', { name: /^Withdraw/ }).click();
    await dialog.getByText('Please enter a valid amount').waitFor();
  },
  '65-withdraw-filled': async (context) => {
    const dialog = await fillAmount(context);
    await context.page.locator('input[type=file]').setInputFiles(photo());
    await dialog.getByRole('img', { name: /chosen/i }).waitFor();
  },
  '65-withdraw-sending': async (context) => {
    const dialog = await startUpload(context);
    await dialog.getByRole('progressbar', { name: 'Upload progress' }).waitFor();
  },
  '65-withdraw-cancelled': async (context) => {
    const dialog = await startUpload(context);
    await dialog.getByRole('button', { name: 'Cancel upload' }).click();
    await dialog.getByText('Upload cancelled.').waitFor();
  },
  '65-withdraw-handed-over': async (context) => {
    await context.keepMessages();
    const dialog = await openWithdraw(context, context.fixtures.unlocked);
    await dialog.getByLabel('Amount').fill('20');
    await dialog.getByRole('button', { name: /^Withdraw ₹/ }).click();
    const profile = context.page.getByRole('dialog', { name: 'Update Profile' });
    await profile.getByText('Then we continue your withdrawal.').waitFor();
  },
  '65-withdraw-unanswered': submitUnanswered,
  '65-withdraw-found-unanswered': async (context) => {
    const dialog = await submitUnanswered(context);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await context.page.waitForFunction(() => !JSON.stringify(window.history.state).includes('dialog'));
    await context.button('Withdraw').click();
    await dialog.getByText('your last request').waitFor();
  },
  '65-withdraw-had-arrived': async (context) => {
    const dialog = await submitUnanswered(context);
    const { code, msg } = actions.withdrawRequest.errors.keyReused;
    await context.reply('withdrawRequest', { code, msg });
    await dialog.getByLabel('Amount').fill('100');
    await dialog.getByRole('button', { name: /^Withdraw/ }).click();
    await dialog.getByText('a second withdrawal').waitFor();
  },
};
