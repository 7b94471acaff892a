import { signInInBrowser } from '../harness/people';
import { expect, test } from '../harness/test';
import { freeUser, watchReels } from '../harness/earner';
import { delayReply } from '../harness/replies';
import { expectPlaying, openFeed, SHORT_REELS } from './feedPage';

test.use({ mediaDir: SHORT_REELS });

test('a reel that has ended earns, and home, current plans and profile know it without a reload [REELS-6, REELS-10]', async ({
  page,
  api,
}) => {
  const user = await freeUser(api);
  await signInInBrowser(page, user, '/profile');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const progress = page.getByRole('progressbar', { name: 'Free Plan: today’s reels' });
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('link', { name: 'Reels', exact: true }).click();
  await page.getByRole('button', { name: 'Watch Video' }).click();
  const told = page.waitForRequest('**/markReelWatched');
  await expect(page.getByText('Earned ₹0.50')).toBeVisible();
  for (const field of ['userId', 'videoId', 'planId'])
    expect((await told).postData()).toContain(`name="${field}"`);
  await expect(page.getByText('1 of 10 reels watched today')).toBeVisible();

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(progress).toHaveAttribute('aria-valuenow', '10');
  await page.getByRole('link', { name: 'Reels', exact: true }).click();
  await expect(page.getByRole('progressbar', { name: '1 of 10 reels watched today' })).toBeVisible();
  await expect(page.getByText('Earned today₹0.50')).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText('₹0.50').first()).toBeVisible();
});

test('an earning says what became of it, and the balance above it follows', async ({ page, api }) => {
  const user = await freeUser(api);
  await watchReels(api, user, 0, 4);
  await signInInBrowser(page, user, '/reels');
  const result = page.locator('article').getByRole('status');
  await expect(result).toContainText('+₹0.50 locked');
  await expect(result).toContainText('day 1 of 10');
  await expect(result).toContainText('₹2.50 waiting');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Balance/ })).toHaveAccessibleName(
    'Balance ₹0.00, ₹2.50 locked',
  );
});

test('at 99 percent it says Earn, until the provider has answered [REELS-5, REELS-6]', async ({
  page,
  api,
}) => {
  const answer = await delayReply(page, '**/markReelWatched');
  await openFeed(page, api);
  await expectPlaying(page, 0);
  await expect(page.getByText('Earn ₹0.50')).toHaveCount(0);
  await expect(page.getByText('Earn ₹0.50')).toBeVisible();
  await expect(page.getByText('Saving your ₹0.50')).toBeVisible();
  answer();
  await expect(page.getByText('Earned ₹0.50')).toBeVisible();
  await expect(page.getByText('Earn ₹0.50')).toHaveCount(0);
});

test('a reel that was watched today says Earned at once, and earns no second time', async ({ page, api }) => {
  const user = await freeUser(api);
  await watchReels(api, user, 0, 1);
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/markReelWatched')) told.push(request.url());
  });
  await signInInBrowser(page, user, '/reels');
  await expectPlaying(page, 1);
  await page.getByRole('button', { name: 'Previous reel' }).click();
  await expect(page.getByText('Earned ₹0.50')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible();
  expect(told).toEqual([]);
});
