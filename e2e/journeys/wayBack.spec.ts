/** The way back, by button or gesture: it closes what lies over the screen before it leaves the screen. */
import { signInInBrowser, register } from '../harness/people';
import { expect, test } from '../harness/test';
import { toasts } from '../harness/toasts';
import { openWithdraw, payableUser } from '../wallet/withdrawDialog';

test('the way back closes a dialog, keeps what was typed, and leaves the screen only then', async ({
  page,
  api,
}) => {
  await signInInBrowser(page, await payableUser(api));
  await page.getByRole('link', { name: 'Profile' }).click();
  const { dialog, amount } = await openWithdraw(page);
  await amount.fill('42');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/profile');
  await openWithdraw(page);
  await expect(amount).toHaveValue('42');

  // Closed otherwise, a dialog leaves nothing behind that a way back would be spent on.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => 'dialog' in (history.state ?? {}))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('one dialog that follows another is left by one way back', async ({ page, api }) => {
  await signInInBrowser(page, await payableUser(api));
  await page.getByRole('link', { name: 'Profile' }).click();
  const { dialog } = await openWithdraw(page);
  await dialog.getByRole('button', { name: 'Change' }).click();
  const profile = page.getByRole('dialog', { name: 'Update Profile' });
  await expect(profile).toBeVisible();
  await page.goBack();
  await expect(profile).toHaveCount(0);
  await expect(page).toHaveURL('/profile');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('going back cancels the log-out confirmation [SESSION-7]', async ({ page, api }) => {
  await signInInBrowser(page, await register(api.url));
  await page.getByRole('link', { name: 'Plans', exact: true }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.goBack();
  await expect(toasts(page)).toContainText('You are still logged in.');
  await expect(page).toHaveURL('/plan');
});
