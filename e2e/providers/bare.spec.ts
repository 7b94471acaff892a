/** Every screen against a provider that sends the fields of docs/providers.md and no others. */
import type { Page } from '@playwright/test';
import { newPerson } from '../harness/people';
import { signUpByForm } from '../harness/signUp';
import { PLANS } from './specEntities';
import { specProvider } from './specProvider';
import { expect, LEAKS, openAs, SCREEN_PATHS, test } from './test';
import { SLOW } from '../../api/src/testing/combinations';

async function expectNoLeaks(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const html = await page.locator('#root').evaluate((root) => root.outerHTML);
  expect(html).not.toMatch(LEAKS);
  await expect(page.getByText(/did not open|could not be loaded|went wrong/)).toHaveCount(0);
}

test('every screen opens, and shows no missing data [BOUNDARY-1]', async ({ page }) => {
  await openAs(page, '/');
  for (const route of SCREEN_PATHS) {
    await page.goto(route);
    await expect(page.locator('main h1').first()).toBeAttached();
    await expectNoLeaks(page);
  }
});

test('home tracks the user’s plan', async ({ page }) => {
  await openAs(page, '/');
  const tracker = page.locator('section').filter({ hasText: 'Today’s progress' });
  await expect(tracker.getByText('Plan 250')).toBeVisible();
  await expect(tracker.getByText('3 of 10 reels today')).toBeVisible();
  await expect(tracker.getByText('47 days left')).toBeVisible();
  await expect(tracker.getByText('₹3.00')).toBeVisible();
});

test(
  'the current plans have their buttons, and Watch Video leads to the feed [CURRENT-2]',
  SLOW,
  async ({ page, provider }) => {
    await openAs(page, '/current_plan');
    await expect(page.getByText('Day 3 of 50')).toBeVisible();
    // The user's own plan, and the approved request that is not among the user's plans.
    await expect(page.getByRole('button', { name: 'Watch Video' })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Pending' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Rejected' })).toBeDisabled();
    const called = (action: string) => provider.calls.find((call) => call.action === action);
    expect(called('getUserPendingRechargeList')).toBeDefined();
    // It is sent after the row is shown.
    await expect
      .poll(() => called('deleteRejectedRequest')?.payload)
      .toEqual({
        _id: 'request-plan-2000',
        userId: 'user-1',
        planId: 'plan-2000',
      });
    await page.getByRole('button', { name: 'Watch Video' }).first().click();
    await expect(page).toHaveURL('/reels');
    await expect(page.getByRole('heading', { name: 'Lesson 4' })).toBeVisible();
  },
);

test('a reel that has played is credited [REELS-6]', SLOW, async ({ page, provider }) => {
  await openAs(page, '/reels');
  await expect(page.getByRole('heading', { name: 'Lesson 4' })).toBeVisible();
  const credit = () => provider.calls.find(({ action }) => action === 'markReelWatched')?.payload;
  await expect.poll(credit).toEqual({ userId: 'user-1', videoId: 'reel-3', planId: 'plan-250' });
  await expect(page.locator('article:not([inert])').getByText('Earned ₹1.00')).toBeVisible();
});

test('a day without reels shows a message [REELS-7]', SLOW, async ({ page, provider }) => {
  const honest = provider.answer;
  provider.answer = (action, payload) =>
    action === 'getReelsByUserPlan'
      ? { code: 200, msg: '', data: [], hasMore: false }
      : honest(action, payload);
  await openAs(page, '/reels');
  await expect(page.getByText('You have watched all the reels for today')).toBeVisible();
  await expect(page.getByText('Please come tomorrow')).toBeVisible();
});

test('the profile shows the known figures and hides the rest', async ({ page }) => {
  await openAs(page, '/profile');
  await expect(page.getByText('₹876.50')).toBeVisible();
  await expect(page.getByText('Day 3 of 50')).toBeVisible();
  await expect(page.getByText('3 of 10 reels today')).toBeVisible();
  for (const label of ['Locked', 'On hold', 'Password and devices'])
    await expect(page.getByText(label, { exact: true })).toHaveCount(0);
});

test('a withdrawal and a change of the profile succeed', async ({ page, provider }) => {
  await openAs(page, '/profile');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const withdrawal = page.getByRole('dialog');
  await withdrawal.getByLabel('Amount').fill('100');
  await withdrawal.getByRole('button', { name: 'Withdraw ₹100.00' }).click();
  await expect(page.getByText('Withdrawal request submitted successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Update profile' }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Asha Kumari');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  expect(provider.calls.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['withdrawRequest', 'updateUserProfile']),
  );
});

test('transactions of any type are rows', async ({ page }) => {
  await openAs(page, '/transactions');
  await expect(page.getByRole('cell', { name: 'bonus' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'credit' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);
});

test('referrals without a count are paged by their length [REF-4]', SLOW, async ({ page }) => {
  await openAs(page, '/referralList');
  await expect(page.getByText('Friend 10', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Friend 20', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Friend 23', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('a new user signs up, and takes the free plan', async ({ page, provider }) => {
  provider.answer = specProvider({ newUser: true });
  await page.goto('/login?ref=ASHA42');
  await signUpByForm(page, newPerson('Ravi Rao'));
  await expect(page).toHaveURL('/');
  expect(provider.calls.find(({ action }) => action === 'userRegister')?.payload['referralCode']).toBe(
    'ASHA42',
  );
  await expect(page.getByText('No active plans available.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' }).click();
  await expect(page.getByRole('button', { name: /^Recharge Now/ })).toHaveCount(PLANS.length);
  await page.getByRole('button', { name: 'Recharge Now Free Plan' }).click();
  await page.getByRole('button', { name: 'Activate Free Plan' }).click();
  await expect(page.getByText('Free plan activated!')).toBeVisible();
});

test('a plan’s detail and its recharge show the offer', async ({ page }) => {
  await openAs(page, '/plan');
  await page.getByRole('button', { name: 'Plan 250', exact: true }).click();
  await expect(page.getByText('You pay ₹255.00')).toBeVisible();
  await expectNoLeaks(page);
  await page.getByRole('link', { name: 'Recharge Now' }).click();
  await expect(page.getByLabel('Amount paid')).toHaveValue('255.00');
  await expectNoLeaks(page);
});
