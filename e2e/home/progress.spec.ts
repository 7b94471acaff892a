import { signInInBrowser, register } from '../harness/people';
import { expect, test } from '../harness/test';
import { freeUser, recharge, watchReels } from '../harness/earner';
import { abortCalls, passThrough } from '../harness/replies';
import { SLOW } from '../../api/src/testing/combinations';

test('the tracker shows reels, percent, earnings and days left of an active plan [HOME-11]', async ({
  page,
  api,
}) => {
  const user = await freeUser(api);
  await watchReels(api, user, 0, 3);
  await signInInBrowser(page, user);
  const card = page.getByRole('listitem').filter({ hasText: 'Earned today' });
  await expect(card.getByRole('heading', { name: 'Free Plan' })).toBeVisible();
  await expect(card).toContainText('49 days left');
  await expect(card).toContainText('3 of 10 reels today');
  await expect(card).toContainText('30%');
  await expect(card.getByRole('progressbar', { name: 'Free Plan: today’s reels' })).toHaveAttribute(
    'aria-valuenow',
    '30',
  );
  await expect(card).toContainText('Earned today₹1.50');
  await expect(card).toContainText('₹1.50 lockedStreak: 0 of 10 days');
  await card.getByRole('link', { name: 'Watch reels' }).click();
  await expect(page).toHaveURL('/reels');
});

test(
  'every active plan is listed; a free one is paused while a paid one runs [HOME-11]',
  SLOW,
  async ({ page, api }) => {
    const user = await freeUser(api);
    await recharge(api, user, 250);
    await watchReels(api, user, 250, 10);
    await signInInBrowser(page, user);
    const cards = page.getByRole('listitem').filter({ hasText: 'Earned today' });
    await expect(cards).toHaveCount(2);
    await expect(cards.filter({ hasText: 'Starter' })).toContainText('100%');
    await expect(cards.filter({ hasText: 'Starter' })).toContainText('Done for today');
    await expect(cards.filter({ hasText: 'Starter' })).toContainText('Streak: 1 of 10 days');
    await expect(cards.filter({ hasText: 'Free Plan' })).toContainText('Paused');
  },
);

test('members see their day before the promises', async ({ page, api }) => {
  await signInInBrowser(page, await freeUser(api));
  const today = page.getByRole('heading', { name: 'Today’s progress' });
  const promo = page.getByRole('region', { name: 'What you can earn' });
  await expect(page.getByRole('progressbar', { name: 'Free Plan: 0 of 10 streak days' })).toBeVisible();
  const [day, promise] = [await today.boundingBox(), await promo.boundingBox()];
  expect(day?.y).toBeLessThan(promise?.y ?? 0);
});

test('a new member is led to the free plan', async ({ page, api }) => {
  await signInInBrowser(page, await register(api.url));
  await page.getByRole('link', { name: 'Start the free plan' }).click();
  await page.getByRole('button', { name: 'Activate Free Plan' }).click();
  await expect(page).toHaveURL('/current_plan');
});

test('without a plan the tracker says No active plans available. [HOME-12]', async ({ page, api }) => {
  await signInInBrowser(page, await register(api.url));
  await expect(page.getByText('No active plans available.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose a plan' }).click();
  await expect(page).toHaveURL('/plan');
});

test('visitors see no tracker [HOME-13]', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'View Details of Starter' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Today’s progress' })).toHaveCount(0);
});

test('a failed load of progress shows an error and Retry', async ({ page, api }) => {
  await abortCalls(page, 'getUserTodayProgress');
  await abortCalls(page, 'getUserPlans');
  await signInInBrowser(page, await register(api.url));
  await expect(page.getByRole('alert')).toContainText('Your progress could not be loaded.', {
    timeout: 20_000,
  });
  await passThrough(page, 'getUserPlans');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No active plans available.')).toBeVisible();
});
