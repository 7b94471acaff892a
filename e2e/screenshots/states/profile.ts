import type { SignedInUser } from '@reelrupee/contract/entities';
import type { ScreenState, StateContext } from '../stateContext';
import { openProfile } from './openProfile';

async function openUpdate(context: StateContext, user: SignedInUser) {
  await openProfile(context, user);
  await context.button('Update profile', false).click();
  const dialog = context.page.getByRole('dialog', { name: 'Update Profile' });
  await dialog.getByLabel('UPI ID').waitFor();
  return dialog;
}

async function openSecurity(context: StateContext, user: SignedInUser) {
  await openProfile(context, user);
  await context.reply('getUserSessions', { code: 200, msg: '', data: DEVICES });
  await context.button('Password and devices').click();
  await context.button('Log out everywhere else').waitFor();
}

async function openCloseAccount(context: StateContext, user: SignedInUser) {
  await openSecurity(context, user);
  await context.button('Close account').click();
  const dialog = context.page.getByRole('dialog', { name: 'Close account' });
  await dialog.waitFor();
  return dialog;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

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

export const profileStates: ScreenState[] = [
  { name: '60-profile-newcomer', reach: (context) => openProfile(context, context.fixtures.newcomer) },
  { name: '60-profile-free', reach: (context) => openProfile(context, context.fixtures.free) },
  { name: '60-profile-two-plans', reach: (context) => openProfile(context, context.fixtures.both) },
  { name: '60-profile-unlocked', reach: (context) => openProfile(context, context.fixtures.unlocked) },
  { name: '60-profile-large', reach: (context) => openProfile(context, context.fixtures.rich) },
  {
    name: '60-profile-late-payout',
    reach: async (context) => {
      context.aheadMs = WEEK_MS;
      await openProfile(context, context.fixtures.rich);
      await context.page.getByText('Contact support.').waitFor();
    },
  },
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
    reach: (context) => openSecurity(context, context.fixtures.rich),
  },
  {
    name: '67-security-data',
    reach: async (context) => {
      await openSecurity(context, context.fixtures.rich);
      await context.button('Close account').scrollIntoViewIfNeeded();
    },
  },
  { name: '68-close-account', reach: (context) => openCloseAccount(context, context.fixtures.free) },
  {
    name: '68-close-account-withdraw',
    reach: (context) => openCloseAccount(context, context.fixtures.unlocked),
  },
  {
    name: '68-close-account-password',
    reach: async (context) => {
      const dialog = await openCloseAccount(context, context.fixtures.free);
      await context.reply('closeUserAccount', { code: 428, msg: '' });
      await dialog.getByRole('button', { name: 'Close my account' }).click();
      await dialog.getByLabel('Your password', { exact: true }).waitFor();
    },
  },
  { name: '64-update-filled', reach: (context) => openUpdate(context, context.fixtures.rich) },
];
