import { register } from '../harness/people';
import { mustCall } from '../../api/src/testing/apiClient';
import { countCalls, tapTwice } from '../harness/taps';
import { expect, test } from '../harness/test';
import { toasts } from '../harness/toasts';
import { planOf } from '../../api/src/testing/watching';
import { cameraPhoto, smallPng } from '../../api/src/testing/images';
import { MAX_UPLOAD_BYTES } from '@reelrupee/contract/constants';
import {
  replyWith,
  abortCalls,
  delayReply,
  neverReply,
  passThrough,
  loseReplyOnce,
} from '../harness/replies';
import { chooseScreenshot, confirmButton, fillProof, newTransactionId, openRecharge } from './rechargeScreen';
import { SLOW } from '../../api/src/testing/combinations';

test('each rule of the proof has its message [RECHARGE-11, RECHARGE-12, RECHARGE-13]', async ({
  page,
  api,
}) => {
  await openRecharge(page, await register(api.url), 'Starter');
  await page.getByLabel('Amount paid').fill('');
  await confirmButton(page).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Amount is required and must be greater than 0');
  await expect(main).toContainText('Transaction ID is required');
  await expect(main).toContainText('Recharge screen shot image is required.');
  await expect(page.getByLabel('Amount paid')).toBeFocused();
  await expect(page.getByLabel('Transaction ID')).toHaveAccessibleDescription(/Transaction ID is required/);

  await page.getByLabel('Amount paid').fill('-1');
  await page.getByLabel('Transaction ID').fill('   ');
  await expect(main).toContainText('Amount is required and must be greater than 0');
  await expect(main).toContainText('Transaction ID is required');
  await page.getByLabel('Amount paid').fill('250');
  await expect(main).toContainText('Please pay and enter exactly ₹255.00.');
  await page.getByLabel('Amount paid').fill('255');
  await page.getByLabel('Transaction ID').fill('4123 4567 8901');
  await chooseScreenshot(page);
  await expect(main).not.toContainText('is required');
  await expect(main).not.toContainText('exactly');
});

test('the screenshot must be a readable image of an accepted size', async ({ page, api }) => {
  await openRecharge(page, await register(api.url), 'Starter');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'paid.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByText('Please choose a JPEG, PNG or WebP image.')).toBeVisible();
  const huge = { name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
  await input.setInputFiles(huge);
  await expect(page.getByText('This image is larger than 5 MB.')).toBeVisible();
  await input.setInputFiles({ name: 'cut.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(page.getByText('This image cannot be read.')).toBeVisible();
  await confirmButton(page).click();
  await expect(page.getByText('This image cannot be read.')).toBeVisible();
  await chooseScreenshot(page);
  await expect(page.getByText('This image cannot be read.')).toHaveCount(0);
});

test('a photo of a camera, larger than an upload may be, is made smaller and sent the right way up', async ({
  page,
  api,
}) => {
  const buffer = await cameraPhoto();
  expect(buffer.length).toBeGreaterThan(MAX_UPLOAD_BYTES);
  await openRecharge(page, await register(api.url), 'Starter');
  await page.getByLabel('Transaction ID').fill(newTransactionId());
  await page.locator('input[type=file]').setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
  const preview = page.getByRole('img', { name: 'The chosen screenshot' });
  await expect(preview).toBeVisible();
  await expect(preview).toHaveJSProperty('naturalHeight', 2000);
  await expect(preview).toHaveJSProperty('naturalWidth', 1500);
  await confirmButton(page).click();
  await expect(toasts(page)).toContainText('Recharge request submitted!');
});

test('a refusal shows the provider’s message and keeps the entered values [RECHARGE-16]', async ({
  page,
  api,
}) => {
  const other = await register(api.url);
  const transactionId = newTransactionId();
  const { _id: planId } = await planOf(api, 250);
  const payment = { planId, transactionId, amount: 255, qrImage: smallPng() };
  await mustCall(api.url, 'rechargePlan', { userId: other._id, ...payment }, other.token);

  await openRecharge(page, await register(api.url), 'Starter');
  await fillProof(page, transactionId);
  await confirmButton(page).click();
  const message = 'This transaction ID has already been used for another recharge.';
  await expect(toasts(page)).toContainText(message);
  await expect(page.getByRole('main')).toContainText(message);
  await expect(page.getByLabel('Transaction ID')).toHaveValue(transactionId);
  await expect(page.getByAltText('The chosen screenshot')).toBeVisible();
});

test(
  'a refusal without a message: Recharge failed!; no reply: Something went wrong! [RECHARGE-16]',
  SLOW,
  async ({ page, api }) => {
    await openRecharge(page, await register(api.url), 'Starter');
    await fillProof(page);
    await replyWith(page, 'rechargePlan', { code: 409, msg: '' });
    await confirmButton(page).click();
    await expect(toasts(page)).toContainText('Recharge failed!');
    await passThrough(page, 'rechargePlan');
    await abortCalls(page, 'rechargePlan');
    await confirmButton(page).click();
    await expect(toasts(page)).toContainText('Something went wrong!');
    await expect(page.getByRole('main')).toContainText('What you entered is still here.');
    await passThrough(page, 'rechargePlan');
    await confirmButton(page).click();
    await expect(toasts(page)).toContainText('Recharge request submitted!');
  },
);

test('a double tap makes one call and one request [RECHARGE-9, RECHARGE-17]', async ({ page, api }) => {
  const user = await register(api.url);
  await openRecharge(page, user, 'Starter');
  await fillProof(page);
  const calls = countCalls(page, 'rechargePlan');
  const letGo = await delayReply(page, '**/rechargePlan');
  await tapTwice(confirmButton(page));
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  letGo();
  await expect(toasts(page)).toContainText('Recharge request submitted!');
  expect(calls()).toBe(1);
});

test(
  'a repeat after a lost reply finds the request that was made [RECHARGE-17]',
  SLOW,
  async ({ page, api }) => {
    const user = await register(api.url);
    await openRecharge(page, user, 'Starter');
    await fillProof(page);
    await loseReplyOnce(page, 'rechargePlan');
    await confirmButton(page).click();
    await expect(toasts(page)).toContainText('Something went wrong!');
    await expect(page.getByRole('button', { name: 'Already Pending Plan' })).toBeDisabled();
    const data = await mustCall(api.url, 'getUserPendingRechargeList', { userId: user._id }, user.token);
    expect(data).toHaveLength(1);
  },
);

test('an upload can be cancelled, and the entered values stay [CALL-2]', async ({ page, api }) => {
  await openRecharge(page, await register(api.url), 'Starter');
  await fillProof(page);
  await neverReply(page, 'rechargePlan');
  await confirmButton(page).click();
  await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(toasts(page)).toContainText('Upload cancelled');
  await expect(confirmButton(page)).toBeEnabled();
  await expect(page.getByAltText('The chosen screenshot')).toBeVisible();
});

test('offline, the form keeps the entered values and can be sent later', async ({ page, api, context }) => {
  await openRecharge(page, await register(api.url), 'Starter');
  await fillProof(page);
  await context.setOffline(true);
  await confirmButton(page).click();
  await expect(toasts(page)).toContainText('Something went wrong!');
  await context.setOffline(false);
  await confirmButton(page).click();
  await expect(toasts(page)).toContainText('Recharge request submitted!');
});

test(
  'typed values survive a discarded page, and are cleared once sent [RECHARGE-17]',
  SLOW,
  async ({ page, api }) => {
    await openRecharge(page, await register(api.url), 'Starter');
    await page.getByLabel('Transaction ID').fill('4123 4567 8901');
    await page.reload();
    await expect(page.getByLabel('Transaction ID')).toHaveValue('4123 4567 8901');
    await expect(page.getByLabel('Amount paid')).toHaveValue('255.00');
    await page.getByLabel('Transaction ID').fill(newTransactionId());
    await chooseScreenshot(page);
    await confirmButton(page).click();
    await expect(toasts(page)).toContainText('Recharge request submitted!');
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft'))),
    ).toEqual([]);
  },
);
