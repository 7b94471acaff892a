import { register } from '../harness/people';
import { expect, test } from '../harness/test';
import { toasts } from '../harness/toasts';
import { provideVoices } from '../harness/voices';
import { fillProof, openRecharge } from './rechargeScreen';

const LINK = 'upi://pay?pa=reelrupee%40upi&pn=ReelRupee&am=255.00&cu=INR&tn=ReelRupee%20Starter';

test('the total is shown line by line and prefilled with two decimals [RECHARGE-3, MONEY-6]', async ({
  page,
  api,
}) => {
  await openRecharge(page, await register(api.url), 'Starter');
  const main = page.getByRole('main');
  await expect(main).toContainText('Starter₹250.00');
  await expect(main).toContainText('Charge (2%)₹5.00');
  await expect(main).toContainText('Total to pay₹255.00');
  await expect(page.getByLabel('Amount paid')).toHaveValue('255.00');
});

test('the payment dialog shows UPI ID, QR code and a Pay Now link with the total [RECHARGE-4, RECHARGE-5]', async ({
  page,
  api,
}) => {
  await openRecharge(page, await register(api.url), 'Starter');
  await page.getByRole('button', { name: 'Payment instructions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Payment instructions' });
  await expect(dialog).toContainText('₹255.00');
  await expect(dialog.getByText('reelrupee@upi')).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'QR code that pays ₹255.00 by UPI' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Pay Now' })).toHaveAttribute('href', LINK);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('the total to pay can be heard, before and in the instructions', async ({ page, api }) => {
  await provideVoices(page, 'en-IN');
  await openRecharge(page, await register(api.url), 'Starter');
  await page.getByRole('button', { name: 'Listen: Total to pay' }).click();
  await page.getByRole('button', { name: 'Payment instructions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Payment instructions' });
  await dialog.getByRole('button', { name: 'Listen: Pay exactly' }).click();
  expect(await page.evaluate(() => window.said.filter((text) => text !== '-'))).toEqual([
    'en-IN Total to pay: 255 rupees',
    'en-IN Pay exactly: 255 rupees',
  ]);
});

test('copying the UPI ID copies it and shows a message [RECHARGE-6]', async ({ page, api, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRecharge(page, await register(api.url), 'Starter');
  await page.getByRole('button', { name: 'Payment instructions' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(toasts(page)).toContainText('UPI ID copied to clipboard!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('reelrupee@upi');
});

test('a browser without a clipboard shows an honest message', async ({ page, api }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openRecharge(page, await register(api.url), 'Starter');
  await page.getByRole('button', { name: 'Payment instructions' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(toasts(page)).toContainText('Could not copy. Press and hold the UPI ID.');
});

test('typed values are kept after the dialog', async ({ page, api }) => {
  await openRecharge(page, await register(api.url), 'Starter');
  await fillProof(page, '412345678901');
  await page.getByRole('button', { name: 'Payment instructions' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Transaction ID')).toHaveValue('412345678901');
  await expect(page.getByAltText('The chosen screenshot')).toBeVisible();
});
