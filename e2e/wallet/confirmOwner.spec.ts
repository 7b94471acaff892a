import { FRESH_SESSION_MS } from '../../api/src/accounts/confirmOwner';
import { mustCall } from '../../api/src/testing/apiClient';
import { giveUpiId } from '../harness/earner';
import { newPerson, register, signInInBrowser } from '../harness/people';
import { replyWith } from '../harness/replies';
import { expect, test } from '../harness/test';
import { toasts } from '../harness/toasts';
import { openUpdateProfile } from './updateProfileDialog';

test('a new payee on an older session asks for the password, and keeps what was typed', async ({
  page,
  api,
}) => {
  const person = newPerson();
  const user = await register(api.url, person);
  await giveUpiId(api, user);
  api.clock.advance(FRESH_SESSION_MS + 1);
  await signInInBrowser(page, user, '/profile');
  const { dialog, password, save } = await openUpdateProfile(page);
  await expect(dialog.getByText(/wait 24 hours/)).toHaveCount(0);
  await dialog.getByLabel('UPI ID').fill('new@upi');
  await expect(dialog.getByText(/wait 24 hours after you save them/)).toBeVisible();
  await save.click();
  await expect(password).toBeFocused();

  await password.fill('wrong-password');
  await save.click();
  await expect(dialog.getByText('The password is wrong.')).toBeVisible();
  await expect(dialog.getByLabel('UPI ID')).toHaveValue('new@upi');

  await password.fill(person.password);
  await save.click();
  await expect(toasts(page)).toContainText('Profile updated successfully!');
  const data = await mustCall(api.url, 'getUserProfile', { userId: user._id }, user.token);
  expect(data.userUpiId).toBe('new@upi');

  // The withdrawal then says from when the new payee is paid.
  await page.getByRole('button', { name: 'Withdraw to UPI' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Withdraw' }).getByText(/details are new. We pay to them from \d\d\//),
  ).toBeVisible();
});

test('a new email on an older session asks for the password', async ({ page, api }) => {
  const person = newPerson();
  const user = await register(api.url, person);
  await giveUpiId(api, user);
  api.clock.advance(FRESH_SESSION_MS + 1);
  await signInInBrowser(page, user, '/profile');
  const { dialog, password, save } = await openUpdateProfile(page);
  const { email } = newPerson();
  await dialog.getByLabel('Email').fill(email);
  await save.click();
  await password.fill(person.password);
  await save.click();
  await expect(page.getByRole('button', { name: 'Update profile' })).toContainText(email);
});

test('a Google account confirms with Google', async ({ page, api }) => {
  const user = await register(api.url);
  await page.addInitScript(() => {
    const initTokenClient = ({ callback }: { callback: (reply: object) => void }) => ({
      requestAccessToken: () => callback({ access_token: 'token-of-google' }),
    });
    Object.assign(window, { google: { accounts: { oauth2: { initTokenClient } } } });
  });
  await page.route('**/profile', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace('"googleClientId":""', '"googleClientId":"our-site"');
    return route.fulfill({ response, body: html });
  });
  await page.route('**/getUserProfile', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, hasPassword: false } } });
  });
  await replyWith(page, 'updateUserProfile', { code: 428, msg: 'Please confirm with Google.' });
  await signInInBrowser(page, user, '/profile');
  const { dialog, save } = await openUpdateProfile(page);
  await dialog.getByLabel('UPI ID').fill('new@upi');
  await save.click();
  const confirm = dialog.getByRole('button', { name: 'Confirm with Google' });
  await expect(confirm).toBeVisible();
  const request = page.waitForRequest('**/updateUserProfile');
  await confirm.click();
  expect((await request).postData()).toContain('token-of-google');
});
