import { mustCall } from '../../api/src/testing/apiClient';
import { signInInBrowser, newPerson, register } from '../harness/people';
import { countCalls, tapTwice } from '../harness/taps';
import { expect, test } from '../harness/test';
import { toasts } from '../harness/toasts';
import { replyWith, abortCalls, passThrough } from '../harness/replies';
import { openUpdateProfile } from './updateProfileDialog';
import { SLOW } from '../../api/src/testing/combinations';

const PAYEE_NEEDED = 'Please provide either UPI ID or complete bank details.';
const UPI_REQUIRED = 'Required if bank details are not provided.';
const EITHER = 'Please enter either valid UPI or complete bank details.';

test('without a payee, the rule is shown and each field shows its part [PROFILE-7]', async ({
  page,
  api,
}) => {
  await signInInBrowser(page, await register(api.url), '/profile');
  const { dialog, save } = await openUpdateProfile(page);
  await save.click();
  await expect(dialog.getByText(PAYEE_NEEDED)).toBeVisible();
  await expect(dialog.getByLabel('UPI ID')).toHaveAccessibleDescription(UPI_REQUIRED);
  await expect(dialog.getByLabel('UPI ID')).toBeFocused();
  await expect(dialog.getByLabel('Account holder name')).toHaveAccessibleDescription(EITHER);

  await dialog.getByLabel('Account holder name').fill('Asha Rao');
  await dialog.getByLabel('Account number').fill('123456786789');
  await expect(dialog.getByLabel('IFSC code')).toHaveAccessibleDescription(EITHER);
  await expect(dialog.getByText(PAYEE_NEEDED)).toBeVisible();
  await dialog.getByLabel('IFSC code').fill('hdfc0001234');
  for (const text of [PAYEE_NEEDED, UPI_REQUIRED, EITHER])
    await expect(dialog.getByText(text)).toHaveCount(0);
  await save.click();
  await expect(toasts(page)).toContainText('Profile updated successfully!');
});

test(
  'an invalid UPI ID: the field asks for a valid one or complete bank details [PROFILE-7]',
  SLOW,
  async ({ page, api }) => {
    await signInInBrowser(page, await register(api.url), '/profile');
    const { dialog, save } = await openUpdateProfile(page);
    await dialog.getByLabel('UPI ID').fill('asha');
    await save.click();
    await expect(dialog.getByLabel('UPI ID')).toHaveAccessibleDescription(EITHER);
    await dialog.getByLabel('UPI ID').fill('asha@upi');
    await expect(dialog.getByText(EITHER)).toHaveCount(0);
  },
);

test('a new email that is not confirmed is named with its link, which can be sent again', async ({
  page,
  api,
}) => {
  const user = await register(api.url);
  const data = { ...user, pendingEmail: 'asha.new@mail.in' };
  await replyWith(page, 'getUserProfile', { code: 200, msg: '', data });
  await signInInBrowser(page, user, '/profile');
  await expect(page.getByText('Confirm your new email')).toBeVisible();
  const { dialog } = await openUpdateProfile(page);
  await expect(dialog.getByText('open the link that we sent to asha.new@mail.in')).toBeVisible();
  await replyWith(page, 'sendEmailVerification', { code: 200, msg: 'We have sent you a link.' });
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(toasts(page)).toContainText('We have sent you a link.');
});

test('an email that is not confirmed is named, with a button that sends its link', async ({ page, api }) => {
  const user = await register(api.url);
  const data = { ...user, emailVerified: false };
  await replyWith(page, 'getUserProfile', { code: 200, msg: '', data });
  await signInInBrowser(page, user, '/profile');
  const { dialog } = await openUpdateProfile(page);
  await expect(dialog.getByText(`Confirm your email. We send a link to ${user.email}`)).toBeVisible();
  await replyWith(page, 'sendEmailVerification', { code: 200, msg: 'We have sent you a link.' });
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(toasts(page)).toContainText('We have sent you a link.');
});

test('a saved profile is shown at once and stays [PROFILE-8]', async ({ page, api }) => {
  const user = await register(api.url);
  await signInInBrowser(page, user, '/profile');
  const { dialog, save } = await openUpdateProfile(page);
  await dialog.getByLabel('Name', { exact: true }).fill('Asha Venkat');
  await dialog.getByLabel('UPI ID').fill('asha@upi');
  await save.click();
  await expect(toasts(page)).toContainText('Profile updated successfully!');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Update profile' })).toContainText('Asha Venkat');
  const data = await mustCall(api.url, 'getUserProfile', { userId: user._id }, user.token);
  expect(data).toMatchObject({ name: 'Asha Venkat', userUpiId: 'asha@upi' });
});

test('a refusal shows the provider’s message and keeps typed values [PROFILE-8]', async ({ page, api }) => {
  const other = await register(api.url, newPerson('Ravi Kumar'));
  await signInInBrowser(page, await register(api.url), '/profile');
  const { dialog, save } = await openUpdateProfile(page);
  await dialog.getByLabel('Email').fill(other.email);
  await dialog.getByLabel('UPI ID').fill('asha@upi');
  await save.click();
  await expect(toasts(page)).toContainText('This email belongs to another account.');
  await expect(dialog.getByLabel('Email')).toHaveValue(other.email);
  await expect(dialog.getByText('This email belongs to another account.')).toBeVisible();
});

test(
  'a refusal without a message: Update failed; no reply: Server error; then it works [PROFILE-8]',
  SLOW,
  async ({ page, api }) => {
    await signInInBrowser(page, await register(api.url), '/profile');
    const { dialog, save } = await openUpdateProfile(page);
    await dialog.getByLabel('UPI ID').fill('asha@upi');
    await replyWith(page, 'updateUserProfile', { code: 400, msg: '' });
    await save.click();
    await expect(toasts(page)).toContainText('Update failed');
    await expect(save).toBeFocused();
    await passThrough(page, 'updateUserProfile');
    await abortCalls(page, 'updateUserProfile');
    await save.click();
    await expect(toasts(page)).toContainText('Server error');
    await expect(dialog.getByLabel('UPI ID')).toHaveValue('asha@upi');
    await passThrough(page, 'updateUserProfile');
    await save.click();
    await expect(toasts(page)).toContainText('Profile updated successfully!');
  },
);

test('a double tap saves once', async ({ page, api }) => {
  await signInInBrowser(page, await register(api.url), '/profile');
  const { dialog, save } = await openUpdateProfile(page);
  const calls = countCalls(page, 'updateUserProfile');
  await dialog.getByLabel('UPI ID').fill('asha@upi');
  await tapTwice(save);
  await expect(toasts(page)).toContainText('Profile updated successfully!');
  await expect(dialog).toHaveCount(0);
  expect(calls()).toBe(1);
});
