import type { SignedInUser, Transaction } from '@reelrupee/contract/entities';
import { photo } from '../../harness/photo';
import type { ScreenState, StateContext } from '../stateContext';

async function openProfile(context: StateContext, user: SignedInUser): Promise<void> {
  await context.open('/profile', user);
  await context.page
    .getByRole('button', { name: 'Update profile' })
    .and(context.page.locator(':enabled'))
    .waitFor();
}

async function openWithdraw(context: StateContext, user: SignedInUser) {
  await openProfile(context, user);
  await context.button('Withdraw').click();
  const dialog = context.page.getByRole('dialog', { name: 'Withdraw' });
  await dialog.getByLabel('Amount').waitFor();
  return dialog;
}

async function openUpdate(context: StateContext, user: SignedInUser) {
  await openProfile(context, user);
  await context.button('Update profile', false).click();
  const dialog = context.page.getByRole('dialog', { name: 'Update Profile' });
  await dialog.getByLabel('UPI ID').waitFor();
  return dialog;
}

/** Three pages of transactions. */
const manyTransactions: Transaction[] = Array.from({ length: 45 }, (_, day) => ({
  _id: String(day),
  createdAt: new Date(Date.UTC(2026, 4, 4) - day * 86_400_000).toISOString(),
  type: 'Reel earnings',
  amount: 5,
  status: 'approved',
  remark: '10 reels, Free Plan',
}));

/** This device and two others. */
const DEVICES = [
  { name: 'Linux; Android 14', current: true },
  { name: 'Windows NT 10.0', current: false },
  { name: 'iPhone; CPU iPhone OS 18_0 like Mac OS X', current: false },
].map(({ name, current }, index) => ({
  _id: String(index).repeat(16),
  userAgent: `Mozilla/5.0 (${name}) Chrome/142.0.0.0 Safari/537.36`,
  address: `2401:4900:1c2a:${index}::1`,
  createdAt: '2026-03-01T10:00:00.000Z',
  lastSeenAt: '2026-03-02T10:00:00.000Z',
  current,
}));

const INVALID = [
  ['Name', ' '],
  ['Email', 'Asha@MAIL'],
  ['Phone', '98765'],
  ['UPI ID', 'asha'],
  ['Account number', '12'],
  ['IFSC code', 'HDFC'],
] as const;

/** Submits a withdrawal with a QR image whose upload never ends. */
async function startUpload(context: StateContext) {
  const dialog = await openWithdraw(context, context.fixtures.rich);
  await dialog.getByLabel('Amount').fill('1500.50');
  await context.page.locator('input[type=file]').setInputFiles(photo());
  await context.stall('withdrawRequest');
  await dialog.getByRole('button', { name: /^Withdraw ₹/ }).click();
  return dialog;
}

async function openManyTransactions(context: StateContext): Promise<void> {
  await context.reply('getUserTransactions', { code: 200, msg: '', data: manyTransactions });
  await context.open('/transactions', context.fixtures.free);
  await context.button('Next page').waitFor();
}

export const walletStates: ScreenState[] = [
  { name: '60-profile-newcomer', reach: (context) => openProfile(context, context.fixtures.newcomer) },
  { name: '60-profile-free', reach: (context) => openProfile(context, context.fixtures.free) },
  { name: '60-profile-two-plans', reach: (context) => openProfile(context, context.fixtures.both) },
  { name: '60-profile-unlocked', reach: (context) => openProfile(context, context.fixtures.unlocked) },
  { name: '60-profile-large', reach: (context) => openProfile(context, context.fixtures.rich) },
  {
    name: '61-profile-loading',
    reach: async (context) => {
      await context.stall('getUserProfile');
      await context.visit('/profile', context.fixtures.rich);
      await context.page.getByText('Available balance').waitFor();
    },
  },
  {
    name: '62-profile-error',
    reach: async (context) => {
      await context.reply('getUserProfile', { code: 500, msg: '' });
      await context.open('/profile', context.fixtures.rich);
      await context.button('Retry').waitFor();
    },
  },
  {
    name: '62-profile-offline',
    reach: async (context) => {
      await openProfile(context, context.fixtures.unlocked);
      await context.goOffline();
    },
  },
  {
    name: '63-profile-about',
    reach: async (context) => {
      await openProfile(context, context.fixtures.newcomer);
      await context.button(/^About/).click();
      await context.page.getByRole('alertdialog').waitFor();
    },
  },
  { name: '64-update-empty', reach: (context) => openUpdate(context, context.fixtures.newcomer) },
  {
    name: '64-update-rules',
    reach: async (context) => {
      const dialog = await openUpdate(context, context.fixtures.newcomer);
      await dialog.getByLabel('Name', { exact: true }).fill('');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('Please provide either UPI ID').waitFor();
    },
  },
  {
    name: '64-update-invalid',
    reach: async (context) => {
      const dialog = await openUpdate(context, context.fixtures.newcomer);
      for (const [label, text] of INVALID) await dialog.getByLabel(label, { exact: true }).fill(text);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('Please enter a valid IFSC code.').waitFor();
    },
  },
  {
    name: '64-update-refused',
    reach: async (context) => {
      const dialog = await openUpdate(context, context.fixtures.rich);
      const msg = 'This email belongs to another account.';
      await context.reply('updateUserProfile', { code: 409, msg });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText(msg).waitFor();
    },
  },
  {
    name: '64-update-password',
    reach: async (context) => {
      const dialog = await openUpdate(context, context.fixtures.rich);
      await dialog.getByLabel('UPI ID').fill('new@upi');
      await context.reply('updateUserProfile', { code: 428, msg: '' });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByLabel('Your password', { exact: true }).waitFor();
    },
  },
  {
    name: '67-security',
    reach: async (context) => {
      await openProfile(context, context.fixtures.rich);
      await context.reply('getUserSessions', { code: 200, msg: '', data: DEVICES });
      await context.button('Password and devices').click();
      await context.button('Log out everywhere else').waitFor();
    },
  },
  { name: '64-update-filled', reach: (context) => openUpdate(context, context.fixtures.rich) },
  { name: '65-withdraw-no-payee', reach: (context) => openWithdraw(context, context.fixtures.unlocked) },
  { name: '65-withdraw-nothing-there', reach: (context) => openWithdraw(context, context.fixtures.free) },
  {
    name: '65-withdraw-rules',
    reach: async (context) => {
      const dialog = await openWithdraw(context, context.fixtures.rich);
      await dialog.getByLabel('Amount').fill('0');
      await dialog.getByRole('button', { name: /^Withdraw/ }).click();
      await dialog.getByText('Please enter a valid amount').waitFor();
    },
  },
  {
    name: '65-withdraw-filled',
    reach: async (context) => {
      const dialog = await openWithdraw(context, context.fixtures.rich);
      await dialog.getByLabel('Amount').fill('1500.50');
      await context.page.locator('input[type=file]').setInputFiles(photo());
      await dialog.getByRole('img', { name: /chosen/i }).waitFor();
    },
  },
  {
    name: '65-withdraw-sending',
    reach: async (context) => {
      const dialog = await startUpload(context);
      await dialog.getByRole('progressbar', { name: 'Upload progress' }).waitFor();
    },
  },
  {
    name: '65-withdraw-cancelled',
    reach: async (context) => {
      const dialog = await startUpload(context);
      await dialog.getByRole('button', { name: 'Cancel upload' }).click();
      await dialog.getByText('Upload cancelled.').waitFor();
    },
  },
  {
    name: '65-withdraw-handed-over',
    reach: async (context) => {
      await context.keepMessages();
      const dialog = await openWithdraw(context, context.fixtures.unlocked);
      await dialog.getByLabel('Amount').fill('20');
      await dialog.getByRole('button', { name: /^Withdraw ₹/ }).click();
      const profile = context.page.getByRole('dialog', { name: 'Update Profile' });
      await profile.getByText('Then we continue your withdrawal.').waitFor();
    },
  },
  {
    name: '65-withdraw-unanswered',
    reach: async (context) => {
      const dialog = await openWithdraw(context, context.fixtures.rich);
      await dialog.getByLabel('Amount').fill('1500.50');
      await context.page.route('**/withdrawRequest', (route) => route.abort());
      await dialog.getByRole('button', { name: /^Withdraw/ }).click();
      await dialog.getByText('never paid twice').waitFor();
    },
  },
  {
    name: '66-transactions-none',
    reach: (context) => context.open('/transactions', context.fixtures.newcomer),
  },
  { name: '66-transactions', reach: (context) => context.open('/transactions', context.fixtures.rich) },
  {
    name: '66-transactions-withdrawal',
    reach: async (context) => {
      await context.open('/transactions', context.fixtures.rich);
      await context.page.getByRole('button', { name: 'Withdrawal', exact: true }).first().click();
      await context.page.getByRole('dialog', { name: 'Withdrawal' }).getByText('You receive').waitFor();
    },
  },
  { name: '66-transactions-pages', reach: openManyTransactions },
  {
    name: '66-transactions-second-page',
    reach: async (context) => {
      await openManyTransactions(context);
      await context.button('Next page').click();
      await context.button('Previous page').and(context.page.locator(':enabled')).waitFor();
    },
  },
  {
    name: '67-transactions-loading',
    reach: async (context) => {
      await context.stall('getUserTransactions');
      await context.visit('/transactions', context.fixtures.free);
      await context.page.getByText('Loading transactions').waitFor({ state: 'attached' });
    },
  },
  {
    name: '68-transactions-error',
    reach: async (context) => {
      await context.reply('getUserTransactions', { code: 500, msg: '' });
      await context.open('/transactions', context.fixtures.free);
    },
  },
];
