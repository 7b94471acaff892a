import type { SignedInUser, Transaction } from '@reelrupee/contract/entities';
import type { ScreenStates, StateContext } from '../stateContext';
import { openProfile } from './openProfile';

async function openUpdate(context: StateContext, user: SignedInUser) {
  await openProfile(context, user);
  await context.button('Update profile', false).click();
  const dialog = context.page.getByRole('dialog', { name: 'Update Profile' });
  await dialog.getByLabel('UPI ID').waitFor();
  return dialog;
}

async function replyWithPendingEmail(context: StateContext): Promise<void> {
  const user = { ...context.fixtures.rich, pendingEmail: 'asha.new@mail.in' };
  await context.reply('getUserProfile', { code: 200, msg: '', data: user });
}

/** A withdrawal whose due date has passed. */
const LATE_PAYOUT: Transaction = {
  _id: '1',
  createdAt: '2026-05-04T10:00:00.000Z',
  type: 'Withdrawal',
  amount: 100,
  status: 'pending',
  remark: 'You get ₹85.00',
  late: true,
};

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

export const profileStates: ScreenStates = {
  '60-profile-newcomer': (context) => openProfile(context, context.fixtures.newcomer),
  '60-profile-free': (context) => openProfile(context, context.fixtures.free),
  '60-profile-two-plans': (context) => openProfile(context, context.fixtures.both),
  '60-profile-unlocked': (context) => openProfile(context, context.fixtures.unlocked),
  '60-profile-large': (context) => openProfile(context, context.fixtures.rich),
  '60-profile-pending-email': async (context) => {
    await replyWithPendingEmail(context);
    await openProfile(context, context.fixtures.rich);
    await context.page.getByText('Confirm your new email').waitFor();
  },
  '60-profile-late-payout': async (context) => {
    await context.reply('getUserTransactions', { code: 200, msg: '', data: [LATE_PAYOUT] });
    await openProfile(context, context.fixtures.rich);
    await context.page.getByText('Contact support.').waitFor();
  },
  '61-profile-loading': async (context) => {
    await context.stall('getUserProfile');
    await context.visit('/profile', context.fixtures.rich);
    await context.page.getByText('Available balance').waitFor();
  },
  '62-profile-error': async (context) => {
    await context.reply('getUserProfile', { code: 500, msg: '' });
    await context.open('/profile', context.fixtures.rich);
    await context.button('Retry').waitFor();
  },
  '62-profile-offline': async (context) => {
    await openProfile(context, context.fixtures.unlocked);
    await context.goOffline();
  },
  '63-profile-about': async (context) => {
    await openProfile(context, context.fixtures.newcomer);
    await context.button(/^About/).click();
    await context.page.getByRole('alertdialog').waitFor();
  },
  '64-update-empty': (context) => openUpdate(context, context.fixtures.newcomer),
  '64-update-rules': async (context) => {
    const dialog = await openUpdate(context, context.fixtures.newcomer);
    await dialog.getByLabel('Name', { exact: true }).fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Please provide either UPI ID').waitFor();
  },
  '64-update-invalid': async (context) => {
    const dialog = await openUpdate(context, context.fixtures.newcomer);
    for (const [label, text] of INVALID) await dialog.getByLabel(label, { exact: true }).fill(text);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Please enter a valid IFSC code.').waitFor();
  },
  '64-update-incomplete-bank': async (context) => {
    const dialog = await openUpdate(context, context.fixtures.rich);
    await dialog.getByLabel('UPI ID').fill('asha@upi');
    await dialog.getByLabel('IFSC code').fill('');
    const hint = dialog.getByText('Still needed. Until then, withdrawals cannot go to this account.');
    await dialog.getByLabel('Account holder name').fill('Asha Rao');
    await hint.first().waitFor();
    await hint.last().scrollIntoViewIfNeeded();
  },
  '64-update-refused': async (context) => {
    const dialog = await openUpdate(context, context.fixtures.rich);
    const msg = 'This email belongs to another account.';
    await context.reply('updateUserProfile', { code: 409, msg });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText(msg).waitFor();
  },
  '64-update-password': async (context) => {
    const dialog = await openUpdate(context, context.fixtures.rich);
    await dialog.getByLabel('UPI ID').fill('new@upi');
    await context.reply('updateUserProfile', { code: 428, msg: '' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByLabel('Your password', { exact: true }).waitFor();
  },
  '67-security': (context) => openSecurity(context, context.fixtures.rich),
  '67-security-data': async (context) => {
    await openSecurity(context, context.fixtures.rich);
    await context.button('Close account').scrollIntoViewIfNeeded();
  },
  '68-close-account': async (context) => {
    await openCloseAccount(context, context.fixtures.free);
  },
  '68-close-account-withdraw': async (context) => {
    await openCloseAccount(context, context.fixtures.unlocked);
  },
  '68-close-account-password': async (context) => {
    const dialog = await openCloseAccount(context, context.fixtures.free);
    await context.reply('closeUserAccount', { code: 428, msg: '' });
    await dialog.getByRole('button', { name: 'Close my account' }).click();
    await dialog.getByLabel('Your password', { exact: true }).waitFor();
  },
  '64-update-pending-email': async (context) => {
    await replyWithPendingEmail(context);
    const dialog = await openUpdate(context, context.fixtures.rich);
    await dialog.getByRole('button', { name: 'Send again' }).waitFor();
  },
  '64-update-unconfirmed-email': async (context) => {
    const user = { ...context.fixtures.rich, emailVerified: false };
    await context.reply('getUserProfile', { code: 200, msg: '', data: user });
    const dialog = await openUpdate(context, context.fixtures.rich);
    await dialog.getByRole('button', { name: 'Send link' }).waitFor();
  },
  '64-update-filled': (context) => openUpdate(context, context.fixtures.rich),
};
