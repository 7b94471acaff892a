import { call } from '../harness/calls';
import { signInInBrowser, register } from '../harness/people';
import { expect, test } from '../harness/test';
import { giveUpiId, recharge, userWith } from '../harness/earner';
import { replyWith, abortCalls, passThrough } from '../harness/replies';

test('the table shows date, type, amount, status and remark, and fits a narrow phone [TX-1, TX-2]', async ({
  page,
  api,
}) => {
  const user = await userWith(api, 100);
  await giveUpiId(api, user);
  await recharge(api, user, 250, 'reject');
  await call(api.url, 'withdrawRequest', { userId: user._id, amount: 40 }, user.token);

  await page.setViewportSize({ width: 320, height: 640 });
  await signInInBrowser(page, user, '/transactions');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Date', 'Type', 'Amount', 'Status', 'Remark']);
  const cells = (type: string) => table.getByRole('row').filter({ hasText: type }).getByRole('cell');
  const date = /^\d\d\/\d\d\/2026$/;
  await expect(cells('Withdrawal')).toHaveText([date, 'Withdrawal', '− ₹40.00', 'Pending', 'You get ₹34.00']);
  await expect(cells('Recharge')).toHaveText([date, 'Recharge', '₹255.00', 'Rejected', /Payment not found/]);
  await expect(cells('Referral')).toHaveText([
    date,
    'Referral reward',
    '+ ₹100.00',
    'Approved',
    'Ravi Kumar',
  ]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('badges are green for approved, red for rejected and yellow otherwise [TX-2]', async ({ page, api }) => {
  const user = await userWith(api, 100);
  await giveUpiId(api, user);
  await recharge(api, user, 250, 'reject');
  await call(api.url, 'withdrawRequest', { userId: user._id, amount: 40 }, user.token);
  await signInInBrowser(page, user, '/transactions');
  const colours = { Approved: 'earned', Rejected: 'danger', Pending: 'pending' };
  for (const [status, colour] of Object.entries(colours)) {
    const expected = await page.evaluate((name) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(--${name})`;
      return getComputedStyle(probe).color;
    }, colour);
    await expect(page.getByText(status, { exact: true })).toHaveCSS('color', expected);
  }
});

test('without any: No transactions [TX-3]', async ({ page, api }) => {
  await signInInBrowser(page, await register(api.url), '/transactions');
  await expect(page.getByText('No transactions')).toBeVisible();
});

test('a failure is told in a red alert [TX-4]', async ({ page, api }) => {
  const user = await userWith(api, 100);
  await replyWith(page, 'getUserTransactions', { code: 409, msg: 'Transactions are being moved.' });
  await signInInBrowser(page, user, '/transactions');
  await expect(page.getByRole('alert')).toContainText('Transactions are being moved.');
  await passThrough(page, 'getUserTransactions');
  await replyWith(page, 'getUserTransactions', { code: 409, msg: '' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
});

test('without a reply: Something went wrong; Retry brings the table [TX-4]', async ({ page, api }) => {
  const user = await userWith(api, 100);
  await abortCalls(page, 'getUserTransactions');
  await signInInBrowser(page, user, '/transactions');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await passThrough(page, 'getUserTransactions');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('cell', { name: 'Referral reward' })).toBeVisible();
});

test('a visitor is sent to log in', async ({ page }) => {
  await page.goto('/transactions');
  await expect(page).toHaveURL('/login');
});
