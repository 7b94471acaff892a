import type { Page } from '@playwright/test';
import type { SignedInUser } from '@reelrupee/contract/entities';
import type { TestApi } from '../../api/src/testing/startTestApi';
import { signInInBrowser } from '../harness/people';
import { expect, test } from '../harness/test';
import { userWith } from '../harness/earner';
import { decideWithdrawal, type Decision } from '../harness/withdrawals';
import { latestWithdrawal, openWithdraw, payableUser } from './withdrawDialog';
import { SLOW } from '../../api/src/testing/combinations';

async function decide(api: TestApi, user: SignedInUser, decision: Decision) {
  await decideWithdrawal(api, (await latestWithdrawal(api, user))?._id ?? '', decision);
}

async function withdraw(page: Page, rupees: string) {
  const { amount, submit } = await openWithdraw(page);
  await amount.fill(rupees);
  await submit.click();
}

test(
  'refused without a payee, completed, requested again, paid, and in the history [WITHDRAW-6, WITHDRAW-7, PROFILE-2]',
  SLOW,
  async ({ page, api }) => {
    const user = await userWith(api, 200);
    await signInInBrowser(page, user, '/profile');
    const main = page.getByRole('main');
    await withdraw(page, '120.50');
    const profile = page.getByRole('dialog', { name: 'Update Profile' });
    await profile.getByLabel('Account holder name').fill('Asha Rao');
    await profile.getByLabel('Account number').fill('123456786789');
    await profile.getByLabel('IFSC code').fill('HDFC0001234');
    await profile.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('dialog', { name: 'Withdraw' })
      .getByRole('button', { name: 'Withdraw ₹120.50' })
      .click();
    await expect(main).toContainText('On hold₹120.50');
    await expect(main).toContainText('Available balance₹79.50');

    await decide(api, user, { decision: 'pay', utr: '402060401357' });
    await page.reload();
    await expect(main).toContainText('On hold₹0.00No withdrawal is pending.');
    await expect(main).toContainText('WithdrawnBefore charges₹120.50');
    await expect(main).toContainText('Available balance₹79.50');
    await page.getByRole('link', { name: 'Transaction History' }).click();
    const paid = page.getByRole('row').filter({ hasText: 'Withdrawal' });
    await expect(paid.getByText('Paid', { exact: true })).toBeVisible();
    await expect(paid).toContainText('Paid ₹102.42, UTR 402060401357');
  },
);

test(
  'a withdrawal that cannot be paid is returned in full, with the reason [WITHDRAW-7]',
  SLOW,
  async ({ page, api }) => {
    const user = await payableUser(api);
    await signInInBrowser(page, user, '/profile');
    const main = page.getByRole('main');
    await withdraw(page, '100');
    await expect(main).toContainText('On hold₹100.00');
    await decide(api, user, { decision: 'reject', reason: 'This UPI ID does not exist.' });
    await page.reload();
    await expect(main).toContainText('Available balance₹100.00');
    await page.getByRole('link', { name: 'Transaction History' }).click();
    const returned = page.getByRole('row').filter({ hasText: 'Withdrawal' });
    await expect(returned).toContainText('Rejected');
    await expect(returned).toContainText('Returned: This UPI ID does not exist.');
  },
);
