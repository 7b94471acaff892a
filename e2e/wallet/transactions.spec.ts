import { colorOf } from '../harness/colors';
import { signInInBrowser, register } from '../harness/people';
import { expect, test } from '../harness/test';
import { freeUser, giveUpiId, recharge, userWith, watchReels } from '../harness/earner';
import { replyWith, abortCalls, passThrough } from '../harness/replies';
import { decideWithdrawal, withdraw } from '../harness/withdrawals';
import { SLOW } from '../../api/src/testing/combinations';

test('the table shows date, type, amount, status and remark, and fits a narrow phone [TX-1, TX-2]', async ({
  page,
  api,
}) => {
  const user = await userWith(api, 100);
  await giveUpiId(api, user);
  await recharge(api, user, 250, 'reject');
  await withdraw(api, user, 40);

  await page.setViewportSize({ width: 320, height: 640 });
  await signInInBrowser(page, user, '/transactions');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Date', 'Type', 'Amount', 'Status', 'Remark']);
  const cells = (type: string) => table.getByRole('row').filter({ hasText: type }).getByRole('cell');
  const date = /^\d\d\/\d\d\/2026, \d\d:\d\d$/;
  await expect(cells('Withdrawal')).toHaveText([
    date,
    'Withdrawal',
    '− ₹40.00 Balance ₹60.00',
    'Pending',
    'You get ₹34.00',
  ]);
  await expect(cells('Recharge')).toHaveText([
    date,
    'Recharge',
    '₹255.00 Balance ₹100.00',
    'Rejected',
    /Payment not found/,
  ]);
  await expect(cells('Referral')).toHaveText([
    date,
    'Referral reward',
    '+ ₹100.00 Balance ₹100.00',
    'Approved',
    'Ravi Kumar',
  ]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('a date stays in one piece, with the largest text on a narrow phone', async ({ page, api }) => {
  const user = await freeUser(api);
  await watchReels(api, user, 0, 1);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInInBrowser(page, user, '/transactions');
  const cell = page.getByRole('row').filter({ hasText: 'Reel earnings' }).getByRole('cell').first();
  await expect(cell).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const linesOfDate = await cell.evaluate((element) => {
    const range = document.createRange();
    range.setStart(element.firstChild ?? element, 0);
    range.setEnd(element.firstChild ?? element, 'dd/mm/yyyy'.length);
    return range.getClientRects().length;
  });
  expect(linesOfDate).toBe(1);
});

test(
  'badges are green for approved, red for rejected and yellow otherwise [TX-2]',
  SLOW,
  async ({ page, api }) => {
    const user = await userWith(api, 100);
    await giveUpiId(api, user);
    await recharge(api, user, 250, 'reject');
    await withdraw(api, user, 40);
    await signInInBrowser(page, user, '/transactions');
    const colours = { Approved: 'earned', Rejected: 'danger', Pending: 'pending' };
    for (const [status, colour] of Object.entries(colours)) {
      const badge = page.getByText(status, { exact: true });
      await expect(badge).toHaveCSS('color', await colorOf(page, colour));
    }
  },
);

test('a withdrawal opens to its way, its split and a receipt; once paid it says Paid', async ({
  page,
  api,
}) => {
  const user = await userWith(api, 100);
  await giveUpiId(api, user);
  await withdraw(api, user, 40, { decision: 'pay', utr: `${process.pid}`.padStart(12, '4') });
  await signInInBrowser(page, user, '/transactions');
  await expect(page.getByRole('row').filter({ hasText: 'Withdrawal' })).toContainText('Paid');
  await page.getByRole('button', { name: 'Withdrawal', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdrawal' });
  await expect(dialog.getByRole('listitem')).toContainText(['You asked for it', 'Checked', 'Paid']);
  await expect(dialog).toContainText('UTR');
  await expect(dialog).toContainText('You received₹34.00');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Withdrawal-.*\.txt$/);
});

test('a withdrawal that was paid meanwhile is celebrated once, with the way to its receipt', async ({
  page,
  api,
}) => {
  const user = await userWith(api, 100);
  await giveUpiId(api, user);
  const { _id } = await withdraw(api, user, 40);
  await signInInBrowser(page, user, '/transactions');
  await expect(page.getByRole('row').filter({ hasText: 'Withdrawal' })).toContainText('Pending');
  await decideWithdrawal(api, _id, { decision: 'pay', utr: `${process.pid}`.padStart(12, '5') });
  await page.goto('/profile');
  const moment = page.getByRole('dialog', { name: 'Money sent' });
  await expect(moment).toContainText('₹34.00');
  await moment.getByRole('link', { name: 'See the receipt' }).click();
  await expect(page).toHaveURL('/transactions');
  await expect(moment).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.getByText('Available balance')).toBeVisible();
  await expect(moment).toHaveCount(0);
});

test('the history is filtered by kind', async ({ page, api }) => {
  const user = await userWith(api, 100);
  await giveUpiId(api, user);
  await withdraw(api, user, 40);
  await signInInBrowser(page, user, '/transactions');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Withdrawals' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('Withdrawal');
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
  await expect(page.getByRole('alert')).toHaveCSS('color', await colorOf(page, 'danger'));
  await passThrough(page, 'getUserTransactions');
  await replyWith(page, 'getUserTransactions', { code: 409, msg: '' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
});

test('without a reply: Something went wrong; Retry brings the table [TX-4]', SLOW, async ({ page, api }) => {
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
