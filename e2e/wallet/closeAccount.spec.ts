import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { FRESH_SESSION_MS } from '../../api/src/accounts/confirmOwner';
import { mustCall } from '../../api/src/testing/apiClient';
import { freeUser, giveUpiId, userWith, watchReels } from '../harness/earner';
import { newPerson, register, signInInBrowser } from '../harness/people';
import { abortCalls, loseReplyOnce, passThrough } from '../harness/replies';
import { countCalls, tapTwice } from '../harness/taps';
import { expect, test } from '../harness/test';
import { toasts } from '../harness/toasts';
import { withdraw } from '../harness/withdrawals';

async function openSecurity(page: Page) {
  await page.getByRole('button', { name: 'Password and devices' }).click();
  return page.getByRole('dialog', { name: 'Password and devices' });
}

async function openCloseAccount(page: Page) {
  const security = await openSecurity(page);
  await security.getByRole('button', { name: 'Close account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close account' });
  return { security, dialog, close: dialog.getByRole('button', { name: 'Close my account' }) };
}

test('a user downloads all data as one file', async ({ page, api }) => {
  const user = await register(api.url);
  await signInInBrowser(page, user, '/profile');
  const security = await openSecurity(page);
  const download = page.waitForEvent('download');
  await security.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('reelrupee-data.json');
  const data: unknown = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(data).toMatchObject({ profile: { email: user.email }, transactions: [], devices: [{}] });
});

test('a closed account says first what is lost, and is over in every tab, at one call', async ({
  page,
  context,
  api,
}) => {
  const user = await freeUser(api);
  await watchReels(api, user, 0, 2);
  await signInInBrowser(page, user, '/profile');
  const { dialog, close } = await openCloseAccount(page);
  await expect(dialog).toContainText('You lose ₹1.00.');
  const otherTab = await context.newPage();
  await otherTab.goto('/plan');
  await expect(otherTab.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await page.bringToFront();
  const calls = countCalls(page, 'closeUserAccount');
  await tapTwice(close);
  await expect(toasts(page)).toContainText('Your account is closed.');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible();
  await expect(otherTab.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible();
  expect(calls()).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('login'))).toBeNull();
  const reply = await page.request.post('/getUserProfile', {
    multipart: { userId: user._id },
    headers: { Authorization: `Bearer ${user.token}` },
  });
  expect(await reply.json()).toMatchObject({ code: 401 });
});

test('an older session asks for the password before the account is closed', async ({ page, api }) => {
  const person = newPerson();
  const user = await register(api.url, person);
  api.clock.advance(FRESH_SESSION_MS + 1);
  await signInInBrowser(page, user, '/profile');
  const { dialog, close } = await openCloseAccount(page);
  await close.click();
  const password = dialog.getByLabel('Your password', { exact: true });
  await expect(password).toBeFocused();
  await password.fill('wrong-password');
  await close.click();
  await expect(dialog.getByText('The password is wrong.')).toBeVisible();
  await password.fill(person.password);
  await password.press('Enter');
  await expect(toasts(page)).toContainText('Your account is closed.');
});

test('money that can be withdrawn leads to the withdrawal, which is then waited for', async ({
  page,
  api,
}) => {
  const user = await userWith(api, 25);
  await giveUpiId(api, user);
  await signInInBrowser(page, user, '/profile');
  const { dialog, close } = await openCloseAccount(page);
  await expect(dialog).toContainText('Please withdraw your ₹25.00 first.');
  await expect(close).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Withdraw' }).getByLabel('Amount')).toBeVisible();

  await withdraw(api, user, 25);
  await page.reload();
  await openCloseAccount(page);
  await expect(dialog).toContainText('still checking your withdrawal of ₹25.00');
  await expect(close).toHaveCount(0);
});

test('a loss that has changed meanwhile is shown again before the account is closed', async ({
  page,
  api,
}) => {
  const user = await freeUser(api);
  await watchReels(api, user, 0, 1);
  await signInInBrowser(page, user, '/profile');
  const { dialog, close } = await openCloseAccount(page);
  await expect(dialog).toContainText('You lose ₹0.50.');
  await watchReels(api, user, 0, 2);
  await close.click();
  await expect(dialog.getByRole('alert')).toContainText('Please look at the amount again.');
  await expect(dialog).toContainText('You lose ₹1.50.');
  await close.click();
  await expect(toasts(page)).toContainText('Your account is closed.');
});

test('an administrator reads why the account stays open, and stays logged in', async ({ page, api }) => {
  const { email, token } = api.admin;
  const administrators = await mustCall(api.url, 'adminListAdministrators', {}, token);
  const userId = administrators.find((one) => one.email === email)?._id ?? '';
  const profile = await mustCall(api.url, 'getUserProfile', { userId }, token);
  await signInInBrowser(page, { ...profile, token }, '/profile');
  const { dialog, close } = await openCloseAccount(page);
  await close.click();
  await expect(dialog.getByRole('alert')).toContainText('It can be closed once your role is taken away.');
  await page.goto('/plan');
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
});

test('without a network the account stays open, and the next tap closes it', async ({ page, api }) => {
  await signInInBrowser(page, await register(api.url), '/profile');
  const { dialog, close } = await openCloseAccount(page);
  await abortCalls(page, 'closeUserAccount');
  await close.click();
  await expect(dialog.getByText('Could not connect. Please check your network.')).toBeVisible();
  await passThrough(page, 'closeUserAccount');
  await close.click();
  await expect(toasts(page)).toContainText('Your account is closed.');
});

test('a closing whose reply was lost is told at the next tap', async ({ page, api }) => {
  await signInInBrowser(page, await register(api.url), '/profile');
  const { dialog, close } = await openCloseAccount(page);
  await loseReplyOnce(page, 'closeUserAccount');
  await close.click();
  await expect(dialog.getByText('Could not connect. Please check your network.')).toBeVisible();
  await close.click();
  await expect(toasts(page)).toContainText('Your account is closed.');
});

test('the way back leads to password and devices, and then to the profile', async ({ page, api }) => {
  await signInInBrowser(page, await register(api.url), '/profile');
  const { dialog, security } = await openCloseAccount(page);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(security).toBeVisible();
  await page.goBack();
  await expect(security).toHaveCount(0);
  await expect(page).toHaveURL('/profile');
});
