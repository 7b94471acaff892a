import type { Page } from '@playwright/test';
import type { SignedInUser } from '@reelrupee/contract/entities';
import type { TestApi } from '../../api/src/testing/startTestApi';
import { call } from '../harness/calls';
import { arriveAs } from '../harness/people';
import { expect, test } from '../harness/test';
import { giveUpiId, userWith } from '../harness/earner';
import { pngBytes } from '../harness/pngImage';
import { answerWith, cutOff, letThrough } from '../harness/replies';

const QR_IMAGE = { name: 'qr.png', mimeType: 'image/png', buffer: pngBytes() };

function notifications(page: Page) {
  return page.getByRole('status', { name: 'Notifications' });
}

async function openWithdraw(page: Page) {
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  return {
    dialog,
    amount: dialog.getByLabel('Amount'),
    submit: dialog.getByRole('button', { name: /^Withdraw/ }),
  };
}

async function chooseQrImage(page: Page, image: { name: string; mimeType: string; buffer: Buffer }) {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose an image' }).click();
  await (await choosing).setFiles(image);
}

async function withdrawalsOf(api: TestApi, user: SignedInUser) {
  const { data } = await call(api.url, 'getUserTransactions', { userId: user._id }, user.token);
  return data.filter(({ type }) => type === 'Withdrawal').map(({ amount }) => amount);
}

async function payableUser(api: TestApi) {
  const user = await userWith(api, 100);
  await giveUpiId(api, user);
  return user;
}

test('an amount that cannot be withdrawn is told so, and nothing is sent [WITHDRAW-1]', async ({
  page,
  api,
}) => {
  const user = await payableUser(api);
  await arriveAs(page, user, '/profile');
  const { dialog, amount, submit } = await openWithdraw(page);
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

test('charges, net, payee and time are shown while the amount is typed [WITHDRAW-2, MONEY-7]', async ({
  page,
  api,
}) => {
  await arriveAs(page, await payableUser(api), '/profile');
  const { dialog, amount, submit } = await openWithdraw(page);
  await amount.fill('80.10');
  await expect(dialog).toContainText('Platform charge (10%)− ₹8.01');
  await expect(dialog).toContainText('TDS (5%)− ₹4.01');
  await expect(dialog).toContainText('You receive₹68.08');
  await expect(dialog).toContainText('Paid to your UPI IDasha@upi');
  await expect(dialog).toContainText('within 3 working days');
  await expect(submit).toHaveText('Withdraw ₹80.10');
});

test('a withdrawal is put on hold at once [WITHDRAW-4, WITHDRAW-7]', async ({ page, api }) => {
  const user = await payableUser(api);
  await arriveAs(page, user, '/profile');
  const { dialog, amount, submit } = await openWithdraw(page);
  await amount.fill('60');
  await submit.click();
  await expect(notifications(page)).toContainText('Withdrawal request submitted successfully');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Available balance₹40.00');
  await expect(page.getByRole('main')).toContainText('On hold₹60.00');
});

test('a QR image goes with the request; what is no image is not taken [WITHDRAW-3]', async ({
  page,
  api,
}) => {
  const user = await payableUser(api);
  await arriveAs(page, user, '/profile');
  const { dialog, amount, submit } = await openWithdraw(page);
  await chooseQrImage(page, { name: 'qr.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(dialog.getByText('Please choose a JPEG, PNG or WebP image.')).toBeVisible();
  await chooseQrImage(page, QR_IMAGE);
  await expect(dialog.getByRole('img', { name: 'The chosen QR code' })).toBeVisible();
  await amount.fill('10');
  await submit.click();
  await expect(notifications(page)).toContainText('Withdrawal request submitted successfully');
  const { data } = await call(api.url, 'adminListWithdrawals', { limit: 100 }, api.admin.token);
  expect(data.find(({ userId }) => userId === user._id)?.qrImage).not.toBe('');
});

test('an upload can be cancelled, and the form is as it was', async ({ page, api }) => {
  const user = await payableUser(api);
  await arriveAs(page, user, '/profile');
  const { dialog, amount, submit } = await openWithdraw(page);
  // Neither answered nor refused, as on a network that has stalled.
  await page.route('**/withdrawRequest', () => undefined);
  await chooseQrImage(page, QR_IMAGE);
  await amount.fill('10');
  await submit.click();
  await expect(dialog.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(dialog.getByText('Upload cancelled.')).toBeVisible();
  await expect(amount).toHaveValue('10');
  await letThrough(page, 'withdrawRequest');
  await submit.click();
  await expect(notifications(page)).toContainText('Withdrawal request submitted successfully');
  expect(await withdrawalsOf(api, user)).toEqual([10]);
});

test('a refusal shows the provider’s message, else Something went wrong; no answer: Server error [WITHDRAW-5]', async ({
  page,
  api,
}) => {
  await arriveAs(page, await payableUser(api), '/profile');
  const { dialog, amount, submit } = await openWithdraw(page);
  await amount.fill('50');
  for (const [msg, said] of [
    ['Withdrawals are closed today.', 'Withdrawals are closed today.'],
    ['', 'Something went wrong'],
  ] as const) {
    await answerWith(page, 'withdrawRequest', { code: 409, msg });
    await submit.click();
    await expect(notifications(page)).toContainText(said);
    await letThrough(page, 'withdrawRequest');
  }
  await cutOff(page, 'withdrawRequest');
  await submit.click();
  await expect(notifications(page)).toContainText('Server error');
  await expect(dialog).toContainText('never paid twice');
  await expect(amount).toHaveValue('50');
});

test('without a payee the profile opens instead; once saved, the withdrawal goes on as typed [WITHDRAW-6]', async ({
  page,
  api,
}) => {
  const user = await userWith(api, 100);
  await arriveAs(page, user, '/profile');
  const { dialog, amount, submit } = await openWithdraw(page);
  await chooseQrImage(page, QR_IMAGE);
  await amount.fill('75.50');
  await submit.click();
  await expect(notifications(page)).toContainText('Please update UPI ID or bank details');
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
  await expect(notifications(page)).toContainText('Withdrawal request submitted successfully');
  expect(await withdrawalsOf(api, user)).toEqual([75.5]);
});

test('a request whose answer was lost is repeated, and withdraws once [WITHDRAW-8]', async ({
  page,
  api,
}) => {
  const user = await payableUser(api);
  await arriveAs(page, user, '/profile');
  const { amount, submit } = await openWithdraw(page);
  await page.route(
    '**/withdrawRequest',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await amount.fill('30');
  await submit.click();
  await expect(notifications(page)).toContainText('Server error');
  expect(await withdrawalsOf(api, user)).toEqual([30]);
  await submit.click();
  await expect(notifications(page)).toContainText('Withdrawal request submitted successfully');
  expect(await withdrawalsOf(api, user)).toEqual([30]);
});

test('a double tap withdraws once [WITHDRAW-8]', async ({ page, api }) => {
  const user = await payableUser(api);
  await arriveAs(page, user, '/profile');
  const { amount, submit } = await openWithdraw(page);
  let calls = 0;
  await page.route('**/withdrawRequest', (route) => {
    calls += 1;
    return route.continue();
  });
  await amount.fill('30');
  await submit.dblclick();
  await expect(notifications(page)).toContainText('Withdrawal request submitted successfully');
  expect(calls).toBe(1);
  expect(await withdrawalsOf(api, user)).toEqual([30]);
});

test('with a UPI ID and a bank account the user chooses where the money goes [WITHDRAW-2]', async ({
  page,
  api,
}) => {
  const user = await userWith(api, 100);
  const { _id: userId, name, email, phone, token } = user;
  const bankDetails = { accountHolderName: name, accountNumber: '123456786789', ifscCode: 'HDFC0001234' };
  const profile = { userId, name, email, phone, userUpiId: 'asha@upi', bankDetails };
  await call(api.url, 'updateUserProfile', profile, token);
  await arriveAs(page, user, '/profile');
  const { dialog, amount, submit } = await openWithdraw(page);
  await expect(dialog.getByRole('radio', { name: 'Your UPI ID asha@upi' })).toBeChecked();
  await dialog.getByRole('radio', { name: /bank account/ }).check();
  await amount.fill('40');
  await submit.click();
  await expect(notifications(page)).toContainText('Withdrawal request submitted successfully');
  const { data } = await call(api.url, 'adminListWithdrawals', { limit: 100 }, api.admin.token);
  const own = data.find((withdrawal) => withdrawal.userId === userId);
  expect(own).toMatchObject({ userUpiId: '', accountNumber: '123456786789', ifscCode: 'HDFC0001234' });
});

test('a withdrawal closed after a lost answer, even with a reload, is the same request when tried again [WITHDRAW-8]', async ({
  page,
  api,
}) => {
  const user = await payableUser(api);
  await arriveAs(page, user, '/profile');
  const { dialog, amount, submit } = await openWithdraw(page);
  await page.route(
    '**/withdrawRequest',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await amount.fill('30');
  await submit.click();
  await expect(dialog).toContainText('never paid twice');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  const again = await openWithdraw(page);
  await expect(again.amount).toHaveValue('30');
  await again.submit.click();
  await expect(notifications(page)).toContainText('Withdrawal request submitted successfully');
  expect(await withdrawalsOf(api, user)).toEqual([30]);
});
