/** The frame of a dialog whose code is still loading. */
import { userWith } from '../harness/earner';
import { signInInBrowser } from '../harness/people';
import { expect, test } from '../harness/test';

/** Holds back the code of the withdrawal until the returned function is called. */
async function holdWithdrawCode(page: Parameters<typeof signInInBrowser>[0]): Promise<() => void> {
  let letGo: (() => void) | undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/mf-wallet/**/withdraw.js*', async (route) => {
    await gone;
    await route.continue();
  });
  return () => letGo?.();
}

test('a tap shows the frame of the dialog at once, and the dialog takes its place', async ({ page, api }) => {
  const letGo = await holdWithdrawCode(page);
  await signInInBrowser(page, await userWith(api, 100), '/profile');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  await expect(dialog).toHaveAttribute('aria-busy', 'true');
  letGo();
  await dialog.getByLabel('Amount').fill('50');
  await expect(dialog).toHaveCount(1);
});

test('Back and Escape close the frame, and the dialog then stays closed', async ({ page, api }) => {
  const letGo = await holdWithdrawCode(page);
  await signInInBrowser(page, await userWith(api, 100), '/profile');
  const withdraw = page.getByRole('button', { name: 'Withdraw', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  await withdraw.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/profile');
  await withdraw.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const loaded = page.waitForResponse('**/mf-wallet/**/withdraw.js*');
  letGo();
  await loaded;
  await withdraw.click();
  await expect(dialog.getByLabel('Amount')).toBeVisible();
});
