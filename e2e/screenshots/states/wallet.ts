import type { SignedInUser, Transaction } from '@reelrupee/contract/entities';
import { photo } from '../../harness/pngImage';
import type { ScreenState, StateContext } from '../stateContext';

async function openProfile(stage: StateContext, user: SignedInUser): Promise<void> {
  await stage.open('/profile', user);
  await stage.page
    .getByRole('button', { name: 'Update profile' })
    .and(stage.page.locator(':enabled'))
    .waitFor();
}

async function openWithdraw(stage: StateContext, user: SignedInUser) {
  await openProfile(stage, user);
  await stage.button('Withdraw').click();
  const dialog = stage.page.getByRole('dialog', { name: 'Withdraw' });
  await dialog.getByLabel('Amount').waitFor();
  return dialog;
}

async function openUpdate(stage: StateContext, user: SignedInUser) {
  await openProfile(stage, user);
  await stage.button('Update profile', false).click();
  const dialog = stage.page.getByRole('dialog', { name: 'Update Profile' });
  await dialog.getByLabel('UPI ID').waitFor();
  return dialog;
}

/** More than a page holds, as after weeks. */
const manyTransactions: Transaction[] = Array.from({ length: 45 }, (_, day) => ({
  _id: String(day),
  createdAt: new Date(Date.UTC(2026, 4, 4) - day * 86_400_000).toISOString(),
  type: 'Reel earnings',
  amount: 5,
  status: 'approved',
  remark: '10 reels, Free Plan',
}));

const INVALID = [
  ['Name', ' '],
  ['Email', 'Asha@MAIL'],
  ['Phone', '98765'],
  ['UPI ID', 'asha'],
  ['Account number', '12'],
  ['IFSC code', 'HDFC'],
] as const;

/** Fills the withdrawal and sends it with its QR image, whose upload takes for ever. */
async function startUpload(stage: StateContext) {
  const dialog = await openWithdraw(stage, stage.cast.rich);
  await dialog.getByLabel('Amount').fill('1500.50');
  await stage.page.locator('input[type=file]').setInputFiles(photo());
  await stage.stall('withdrawRequest');
  await dialog.getByRole('button', { name: /^Withdraw ₹/ }).click();
  return dialog;
}

async function openManyTransactions(stage: StateContext): Promise<void> {
  await stage.answer('getUserTransactions', { code: 200, msg: '', data: manyTransactions });
  await stage.open('/transactions', stage.cast.free);
  await stage.button('Next page').waitFor();
}

export const walletStates: ScreenState[] = [
  { name: '60-profile-newcomer', reach: (stage) => openProfile(stage, stage.cast.newcomer) },
  { name: '60-profile-free', reach: (stage) => openProfile(stage, stage.cast.free) },
  { name: '60-profile-two-plans', reach: (stage) => openProfile(stage, stage.cast.both) },
  { name: '60-profile-unlocked', reach: (stage) => openProfile(stage, stage.cast.unlocked) },
  { name: '60-profile-large', reach: (stage) => openProfile(stage, stage.cast.rich) },
  {
    name: '61-profile-loading',
    reach: async (stage) => {
      await stage.stall('getUserProfile');
      await stage.visit('/profile', stage.cast.rich);
      await stage.page.getByText('Available balance').waitFor();
    },
  },
  {
    name: '62-profile-error',
    reach: async (stage) => {
      await stage.answer('getUserProfile', { code: 500, msg: '' });
      await stage.open('/profile', stage.cast.rich);
      await stage.button('Retry').waitFor();
    },
  },
  {
    name: '62-profile-offline',
    reach: async (stage) => {
      await openProfile(stage, stage.cast.unlocked);
      await stage.goOffline();
    },
  },
  {
    name: '63-profile-about',
    reach: async (stage) => {
      await openProfile(stage, stage.cast.newcomer);
      await stage.button(/^About/).click();
      await stage.page.getByRole('alertdialog').waitFor();
    },
  },
  { name: '64-update-empty', reach: (stage) => openUpdate(stage, stage.cast.newcomer) },
  {
    name: '64-update-rules',
    reach: async (stage) => {
      const dialog = await openUpdate(stage, stage.cast.newcomer);
      await dialog.getByLabel('Name', { exact: true }).fill('');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('Please provide either UPI ID').waitFor();
    },
  },
  {
    name: '64-update-invalid',
    reach: async (stage) => {
      const dialog = await openUpdate(stage, stage.cast.newcomer);
      for (const [label, text] of INVALID) await dialog.getByLabel(label, { exact: true }).fill(text);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('Please enter a valid IFSC code.').waitFor();
    },
  },
  {
    name: '64-update-refused',
    reach: async (stage) => {
      const dialog = await openUpdate(stage, stage.cast.rich);
      const msg = 'This email belongs to another account.';
      await stage.answer('updateUserProfile', { code: 409, msg });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText(msg).waitFor();
    },
  },
  { name: '64-update-filled', reach: (stage) => openUpdate(stage, stage.cast.rich) },
  { name: '65-withdraw-no-payee', reach: (stage) => openWithdraw(stage, stage.cast.unlocked) },
  { name: '65-withdraw-nothing-there', reach: (stage) => openWithdraw(stage, stage.cast.free) },
  {
    name: '65-withdraw-rules',
    reach: async (stage) => {
      const dialog = await openWithdraw(stage, stage.cast.rich);
      await dialog.getByLabel('Amount').fill('0');
      await dialog.getByRole('button', { name: /^Withdraw/ }).click();
      await dialog.getByText('Please enter a valid amount').waitFor();
    },
  },
  {
    name: '65-withdraw-filled',
    reach: async (stage) => {
      const dialog = await openWithdraw(stage, stage.cast.rich);
      await dialog.getByLabel('Amount').fill('1500.50');
      await stage.page.locator('input[type=file]').setInputFiles(photo());
      await dialog.getByRole('img', { name: /chosen/i }).waitFor();
    },
  },
  {
    name: '65-withdraw-sending',
    reach: async (stage) => {
      const dialog = await startUpload(stage);
      await dialog.getByRole('progressbar', { name: 'Upload progress' }).waitFor();
    },
  },
  {
    name: '65-withdraw-cancelled',
    reach: async (stage) => {
      const dialog = await startUpload(stage);
      await dialog.getByRole('button', { name: 'Cancel upload' }).click();
      await dialog.getByText('Upload cancelled.').waitFor();
    },
  },
  {
    name: '65-withdraw-handed-over',
    reach: async (stage) => {
      await stage.keepMessages();
      const dialog = await openWithdraw(stage, stage.cast.unlocked);
      await dialog.getByLabel('Amount').fill('20');
      await dialog.getByRole('button', { name: /^Withdraw ₹/ }).click();
      const profile = stage.page.getByRole('dialog', { name: 'Update Profile' });
      await profile.getByText('Your withdrawal goes on afterwards.').waitFor();
    },
  },
  {
    name: '65-withdraw-unanswered',
    reach: async (stage) => {
      const dialog = await openWithdraw(stage, stage.cast.rich);
      await dialog.getByLabel('Amount').fill('1500.50');
      await stage.page.route('**/withdrawRequest', (route) => route.abort());
      await dialog.getByRole('button', { name: /^Withdraw/ }).click();
      await dialog.getByText('never paid twice').waitFor();
    },
  },
  { name: '66-transactions-none', reach: (stage) => stage.open('/transactions', stage.cast.newcomer) },
  { name: '66-transactions', reach: (stage) => stage.open('/transactions', stage.cast.rich) },
  { name: '66-transactions-pages', reach: openManyTransactions },
  {
    name: '66-transactions-second-page',
    reach: async (stage) => {
      await openManyTransactions(stage);
      await stage.button('Next page').click();
      await stage.button('Previous page').and(stage.page.locator(':enabled')).waitFor();
    },
  },
  {
    name: '67-transactions-loading',
    reach: async (stage) => {
      await stage.stall('getUserTransactions');
      await stage.visit('/transactions', stage.cast.free);
      await stage.page.getByText('Loading transactions').waitFor({ state: 'attached' });
    },
  },
  {
    name: '68-transactions-error',
    reach: async (stage) => {
      await stage.answer('getUserTransactions', { code: 500, msg: '' });
      await stage.open('/transactions', stage.cast.free);
    },
  },
];
