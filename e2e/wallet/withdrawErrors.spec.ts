/** Withdrawals with a refusal, a dead network, or without a payee: nothing is lost, nothing paid twice. */
import type { Locator, Page } from '@playwright/test';
import { qrCodePng } from '../../api/src/testing/qrCodePng';
import { userWith } from '../harness/earner';
import { replyWith, abortCalls, neverReply, passThrough, loseReplyOnce } from '../harness/replies';
import { expect, test } from '../harness/test';
import { decideWithdrawal } from '../harness/withdrawals';
import { toasts } from '../harness/toasts';
import {
  arriveToWithdraw,
  chooseQrImage,
  latestWithdrawal,
  openWithdraw,
  payableUser,
  QR_IMAGE,
  SUBMITTED,
  withdrawalsOf,
} from './withdrawDialog';
import { SLOW } from '../../api/src/testing/combinations';

/** Closing goes back to the entry before the dialog's, which would end a reload and close a dialog that is opened at once. */
async function closeDialog(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('dialog');
}

test('an upload can be cancelled, and the form stays as it was', async ({ page, api }) => {
  const user = await payableUser(api);
  const { dialog, amount, submit } = await arriveToWithdraw(page, user);
  await neverReply(page, 'withdrawRequest');
  await chooseQrImage(page, QR_IMAGE);
  await amount.fill('10');
  await submit.click();
  await expect(dialog.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(dialog.getByText('Upload cancelled.')).toBeVisible();
  await expect(amount).toHaveValue('10');
  await passThrough(page, 'withdrawRequest');
  await submit.click();
  await expect(toasts(page)).toContainText(SUBMITTED);
  expect(await withdrawalsOf(api, user)).toEqual([10]);
});

test('a refusal shows the provider’s message, else Something went wrong; no reply: Server error [WITHDRAW-5]', async ({
  page,
  api,
}) => {
  const { dialog, amount, submit } = await arriveToWithdraw(page, await payableUser(api));
  await amount.fill('50');
  for (const [msg, said] of [
    ['Withdrawals are closed today.', 'Withdrawals are closed today.'],
    ['', 'Something went wrong'],
  ] as const) {
    await replyWith(page, 'withdrawRequest', { code: 409, msg });
    await submit.click();
    await expect(toasts(page)).toContainText(said);
    await passThrough(page, 'withdrawRequest');
  }
  await abortCalls(page, 'withdrawRequest');
  await submit.click();
  await expect(toasts(page)).toContainText('Server error');
  await expect(dialog).toContainText('never paid twice');
  await expect(amount).toHaveValue('50');
});

test('a QR code that pays another UPI ID is refused in words, and the form stays as it was', async ({
  page,
  api,
}) => {
  const user = await payableUser(api);
  const { amount, submit } = await arriveToWithdraw(page, user);
  await amount.fill('20');
  const buffer = await qrCodePng('upi://pay?pa=someone-else@upi&pn=Asha');
  await chooseQrImage(page, { ...QR_IMAGE, buffer });
  await submit.click();
  await expect(toasts(page)).toContainText('The QR code pays someone-else@upi, which is not the UPI ID');
  await expect(amount).toHaveValue('20');
  expect(await withdrawalsOf(api, user)).toEqual([]);
});

test('without a payee the profile opens instead; once saved, the withdrawal continues as typed [WITHDRAW-6]', async ({
  page,
  api,
}) => {
  const user = await userWith(api, 100);
  const { dialog, amount, submit } = await arriveToWithdraw(page, user);
  await chooseQrImage(page, QR_IMAGE);
  await amount.fill('75.50');
  await submit.click();
  await expect(toasts(page)).toContainText('Please update UPI ID or bank details');
  const profile = page.getByRole('dialog', { name: 'Update Profile' });
  await expect(profile).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await profile.getByLabel('UPI ID').fill('asha@upi');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile).toHaveCount(0);
  await expect(amount).toHaveValue('75.50');
  await expect(dialog.getByRole('img', { name: 'The chosen QR code' })).toBeVisible();
  await expect(dialog).toContainText('asha@upi');
  await submit.click();
  await expect(toasts(page)).toContainText(SUBMITTED);
  expect(await withdrawalsOf(api, user)).toEqual([75.5]);
});

// The whole balance is on hold when the request is repeated.
for (const [rupees, left] of [
  [30, '₹70.00'],
  [100, '₹0.00'],
] as const) {
  test(
    `a request for ${rupees} of 100 rupees whose reply was lost is repeated, and withdraws once [WITHDRAW-8]`,
    SLOW,
    async ({ page, api }) => {
      const user = await payableUser(api);
      const { dialog, amount, submit } = await arriveToWithdraw(page, user);
      await loseReplyOnce(page, 'withdrawRequest');
      await amount.fill(String(rupees));
      await submit.click();
      await expect(toasts(page)).toContainText('Server error');
      await expect(dialog).toContainText(`Available: ${left}`);
      expect(await withdrawalsOf(api, user)).toEqual([rupees]);
      await submit.click();
      await expect(toasts(page)).toContainText(SUBMITTED);
      await expect(dialog).toHaveCount(0);
      expect(await withdrawalsOf(api, user)).toEqual([rupees]);
    },
  );
}

test(
  'a request whose reply was lost and that was rejected since is not confirmed as a new one [WITHDRAW-8]',
  SLOW,
  async ({ page, api }) => {
    const user = await payableUser(api);
    const { dialog, submit } = await arriveToWithdraw(page, user);
    await loseReplyOnce(page, 'withdrawRequest');
    await dialog.getByRole('button', { name: 'All' }).click();
    await submit.click();
    await expect(dialog).toContainText('never paid twice');
    await closeDialog(page, dialog);
    const { _id = '' } = (await latestWithdrawal(api, user)) ?? {};
    await decideWithdrawal(api, _id, { decision: 'reject', reason: 'Wrong UPI ID' });
    const again = await openWithdraw(page);
    await expect(again.dialog).toContainText('no confirmation of your last request, for ₹100.00');
    await again.submit.click();
    await expect(again.dialog).toContainText('Nothing new was withdrawn.');
    await expect(again.dialog).toContainText('Available: ₹100.00');
    expect(await withdrawalsOf(api, user)).toEqual([100]);
    await again.submit.click();
    await expect(toasts(page)).toContainText(SUBMITTED);
    expect(await withdrawalsOf(api, user)).toEqual([100, 100]);
  },
);

test(
  'a withdrawal closed after a lost reply, even with a reload, is the same request when tried again [WITHDRAW-8]',
  SLOW,
  async ({ page, api }) => {
    const user = await payableUser(api);
    const { dialog, amount, submit } = await arriveToWithdraw(page, user);
    await loseReplyOnce(page, 'withdrawRequest');
    await amount.fill('30');
    await submit.click();
    await expect(dialog).toContainText('never paid twice');
    await closeDialog(page, dialog);
    await page.reload();
    const again = await openWithdraw(page);
    await expect(again.amount).toHaveValue('30');
    await again.submit.click();
    await expect(toasts(page)).toContainText(SUBMITTED);
    expect(await withdrawalsOf(api, user)).toEqual([30]);
  },
);
