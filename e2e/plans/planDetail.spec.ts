import { signInInBrowser, register } from '../harness/people';
import { expect, test } from '../harness/test';
import { SLOW } from '../../api/src/testing/combinations';

test('without plan data: No plan data found. [DETAIL-2]', async ({ page }) => {
  await page.goto('/recharge-plan');
  await expect(page.getByText('No plan data found.')).toBeVisible();
  await page.getByRole('link', { name: 'See all plans' }).click();
  await expect(page).toHaveURL('/plan');
});

test('the free plan’s detail: zero investment, earnings, days, streak rule, reminders [DETAIL-1, DETAIL-3]', async ({
  page,
}) => {
  await page.goto('/plan');
  await page.getByRole('button', { name: 'Free Plan', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Zero investment plan');
  await expect(main).toContainText('Earnings per reel₹0.50');
  await expect(main).toContainText('Total days50');
  await expect(main).toContainText('Total earnings, up to₹250.00');
  await expect(main).toContainText('Earnings start after a 10-day streak.');
  await expect(page.getByRole('heading', { name: 'Reminders' })).toBeVisible();
  await expect(main).toContainText('you receive 85%');
  await page.reload();
  await expect(main).toContainText('Earnings per reel₹0.50');
});

test('a paid plan’s detail shows the total to pay in advance [DETAIL-3, MONEY-6]', SLOW, async ({ page }) => {
  await page.goto('/plan');
  await page.getByRole('button', { name: 'Silver', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('You pay ₹1,020.00: the plan and a charge of 2% (₹20.00).');
  await expect(main).toContainText('What you pay buys the plan and cannot be withdrawn.');
  await expect(main).toContainText('usually within 24 hours');
  await expect(main).toContainText('zero investment plan');
});

test('Sign-up Now is for visitors; users can take the plan [DETAIL-4]', async ({ page, api }) => {
  await page.goto('/plan');
  await page.getByRole('button', { name: 'Starter', exact: true }).click();
  await page.getByRole('link', { name: 'Sign-up Now' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signInInBrowser(page, await register(api.url), '/plan');
  await page.getByRole('button', { name: 'Starter', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Starter' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign-up Now' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Recharge Now' }).click();
  await expect(page).toHaveURL('/rechargeNow');
});
