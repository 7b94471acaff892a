import { mustCall } from '../../api/src/testing/apiClient';
import { userWith } from '../harness/earner';
import { countCalls, tapTwice } from '../harness/taps';
import { expect, test } from '../harness/test';
import { toasts } from '../harness/toasts';
import {
  arriveToWithdraw,
  chooseQrImage,
  latestWithdrawal,
  payableUser,
  QR_IMAGE,
  SUBMITTED,
  withdrawalsOf,
} from './withdrawDialog';
import { SLOW } from '../../api/src/testing/combinations';

test('an amount that cannot be withdrawn shows the reason, and nothing is sent [WITHDRAW-1]', async ({
  page,
  api,
}) => {
  const user = await payableUser(api);
  const { dialog, amount, submit } = await arriveToWithdraw(page, user);
  await expect(amount).toHaveAttribute('min', '1');
  for (const typed of ['', '0', '-5', '0.99', '10.005', '100.01']) {
    await amount.fill(typed);
    await submit.click();
    await expect(amount).toHaveAccessibleDescription(/Please enter a valid amount/);
  }
  await dialog.getByRole('button', { name: 'All' }).click();
  await expect(amount).toHaveValue('100');
  await expect(dialog.getByText('Please enter a valid amount')).toHaveCount(0);
  expect(await withdrawalsOf(api, user)).toEqual([]);
});

test('scrolling over the amount leaves it as it was typed', async ({ page, api }) => {
  const { amount } = await arriveToWithdraw(page, await payableUser(api));
  await amount.fill('50');
  await amount.hover();
  await page.mouse.wheel(0, 120);
  await expect(amount).toHaveValue('50');
});

test('an amount can be typed in Devanagari digits', async ({ page, api }) => {
  const { amount, submit } = await arriveToWithdraw(page, await payableUser(api));
  await amount.pressSequentially('८०.१०');
  await expect(submit).toHaveText('Withdraw ₹80.10');
});

test('charges, net, payee and time are shown while the amount is typed [WITHDRAW-2, MONEY-7]', async ({
  page,
  api,
}) => {
  const { dialog, amount, submit } = await arriveToWithdraw(page, await payableUser(api));
  await amount.fill('80.10');
  await expect(dialog).toContainText('Platform charge (10%)− ₹8.01');
  await expect(dialog).toContainText('TDS (5%)− ₹4.01');
  await expect(dialog).toContainText('You receive₹68.08');
  await expect(dialog).toContainText('Your UPI IDasha@upi');
  await expect(dialog).toContainText('within 3 working days');
  await expect(submit).toHaveText('Withdraw ₹80.10');
});

test('a withdrawal is put on hold at once [WITHDRAW-4, WITHDRAW-7]', async ({ page, api }) => {
  const user = await payableUser(api);
  const { dialog, amount, submit } = await arriveToWithdraw(page, user);
  await amount.fill('60');
  await submit.click();
  await expect(toasts(page)).toContainText(SUBMITTED);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Available balance₹40.00');
  await expect(page.getByRole('main')).toContainText('On hold₹60.00');
});

test('a QR image is sent with the request; other files are rejected [WITHDRAW-3]', async ({ page, api }) => {
  const user = await payableUser(api);
  const { dialog, amount, submit } = await arriveToWithdraw(page, user);
  await chooseQrImage(page, { name: 'qr.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(dialog.getByText('Please choose a JPEG, PNG or WebP image.')).toBeVisible();
  await chooseQrImage(page, QR_IMAGE);
  await expect(dialog.getByRole('img', { name: 'The chosen QR code' })).toBeVisible();
  await amount.fill('10');
  await submit.click();
  await expect(toasts(page)).toContainText(SUBMITTED);
  expect((await latestWithdrawal(api, user))?.qrImage).not.toBe('');
});

test(
  'with a UPI ID and a bank account the user chooses where the money goes [WITHDRAW-2]',
  SLOW,
  async ({ page, api }) => {
    const user = await userWith(api, 100);
    const { _id: userId, name, email, phone, token } = user;
    const bankDetails = { accountHolderName: name, accountNumber: '123456786789', ifscCode: 'HDFC0001234' };
    const profile = { userId, name, email, phone, userUpiId: 'asha@upi', bankDetails };
    await mustCall(api.url, 'updateUserProfile', profile, token);
    const { dialog, amount, submit } = await arriveToWithdraw(page, user);
    await expect(dialog.getByRole('radio', { name: 'Your UPI ID asha@upi' })).toBeChecked();
    await dialog.getByRole('radio', { name: /bank account/ }).check();
    await amount.fill('40');
    await submit.click();
    await expect(toasts(page)).toContainText(SUBMITTED);
    expect(await latestWithdrawal(api, user)).toMatchObject({
      userUpiId: '',
      accountNumber: '123456786789',
      ifscCode: 'HDFC0001234',
    });
  },
);

test('a double tap withdraws once [WITHDRAW-8]', async ({ page, api }) => {
  const user = await payableUser(api);
  const { amount, submit } = await arriveToWithdraw(page, user);
  const calls = countCalls(page, 'withdrawRequest');
  await amount.fill('30');
  await tapTwice(submit);
  await expect(toasts(page)).toContainText(SUBMITTED);
  expect(calls()).toBe(1);
  expect(await withdrawalsOf(api, user)).toEqual([30]);
});
