/** The balance chip of members. */
import type { Page } from '@playwright/test';
import { findViolations } from '../harness/axe';
import { freeUser, userWith, watchReels } from '../harness/earner';
import { register, signInInBrowser } from '../harness/people';
import { replyWith } from '../harness/replies';
import { expect, test } from '../harness/test';

const chip = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Balance/ });

test('a member sees the balance and what is locked on every screen, the feed included', async ({
  page,
  api,
}) => {
  const user = await freeUser(api);
  await watchReels(api, user, 0, 3);
  await signInInBrowser(page, user);
  for (const item of ['Plans', 'Referrals', 'Profile', 'Home']) {
    await page.getByRole('link', { name: item, exact: true }).click();
    await expect(chip(page)).toHaveAccessibleName('Balance ₹0.00, ₹1.50 locked');
  }
  await page.goto('/reels');
  await expect(chip(page)).toHaveAccessibleName('Balance ₹0.00, ₹1.50 locked');
  await chip(page).click();
  await expect(page).toHaveURL('/profile');
});

test('visitors have no balance', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
  await expect(chip(page)).toHaveCount(0);
});

test('without a reply the last known balance is shown with its time', async ({ page, api }) => {
  const user = await userWith(api, 25);
  await signInInBrowser(page, user, '/plan');
  await expect(chip(page)).toHaveAccessibleName('Balance ₹25.00');
  await replyWith(page, 'getUserProfile', { code: 500, msg: '' });
  await page.reload();
  await expect(chip(page)).toHaveAccessibleName(/^Balance ₹25\.00, as of \d\d:\d\d, \d\d\/\d\d\/\d{4}$/);
  await expect(chip(page)).toContainText(/as of \d\d:\d\d/);
  expect(await findViolations(page, ['label-content-name-mismatch'])).toEqual([]);
});

test('a balance whose code did not arrive is there when another screen opens', async ({ page, api }) => {
  await page.route(/\/balance\.js/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/balance.js'));
  await signInInBrowser(page, await userWith(api, 25), '/plan');
  await failed;
  await page.unroute(/\/balance\.js/);
  for (const item of ['Referrals', 'Plans']) {
    await page.getByRole('link', { name: item, exact: true }).click();
  }
  await expect(chip(page)).toHaveAccessibleName('Balance ₹25.00');
});

test('log-out removes the stored balance', async ({ page, api }) => {
  await signInInBrowser(page, await userWith(api, 25), '/plan');
  await expect(chip(page)).toHaveAccessibleName('Balance ₹25.00');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Yes, log out' }).click();
  await expect(page.getByText('Logged out!')).toBeVisible();
  await expect(chip(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('reelrupee.balance'))).toBeNull();
});

test('a provider that tells no balance leaves the chip out', async ({ page, api }) => {
  const user = await register(api.url);
  const answered = page.waitForResponse('**/getUserProfile');
  await replyWith(page, 'getUserProfile', { code: 200, msg: '', data: { _id: user._id, name: 'Asha' } });
  await signInInBrowser(page, user, '/plan');
  await answered;
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(chip(page)).toHaveCount(0);
});
