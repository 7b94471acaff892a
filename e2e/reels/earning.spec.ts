import { signInInBrowser } from '../harness/people';
import { expect, test } from '../harness/test';
import { freeUser, watchReels } from '../harness/earner';
import { replyWith, abortCalls, delayReply, passThrough } from '../harness/replies';
import { expectPlaying, nextButton, openFeed, SHORT_REELS } from './feedPage';

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

test('a finished day is celebrated, and the next tap still works', async ({ page, api }) => {
  const user = await freeUser(api);
  await watchReels(api, user, 0, 9);
  await signInInBrowser(page, user, '/reels');
  await expect(page.getByRole('heading', { name: 'Day 1 of 10 done' })).toBeVisible();
  await expect(page.getByText('₹5.00 waiting. It unlocks after 9 more full days in a row.')).toBeVisible();
  await page.getByRole('button', { name: 'Finish for today' }).click();
  await expect(page.getByText('You have watched all the reels for today')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Day 1 of 10 done' })).toHaveCount(0);
});

test('the tenth day in a row unlocks what was earned, with the way to withdraw it', async ({ page, api }) => {
  const user = await freeUser(api);
  for (let day = 0; day < 9; day += 1) {
    await watchReels(api, user, 0, 10);
    api.clock.advance(24 * 60 * 60 * 1000);
  }
  await watchReels(api, user, 0, 9);
  await signInInBrowser(page, user, '/reels');
  const moment = page.getByRole('dialog', { name: 'Your earnings are unlocked' });
  await expect(moment).toContainText('₹50.00');
  await moment.getByRole('link', { name: 'Withdraw' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(moment).toHaveCount(0);
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

test('the last reel of the day is followed by: come tomorrow [REELS-7]', async ({ page, api }) => {
  const user = await freeUser(api);
  await watchReels(api, user, 0, 8);
  await signInInBrowser(page, user, '/reels');
  await expect(page.getByText('9 of 10 reels watched today')).toBeVisible();
  await page.locator('article').getByRole('button', { name: 'Next reel' }).click();
  await expect(page.getByText('10 of 10 reels watched today')).toBeVisible();
  await page.getByRole('button', { name: 'Finish for today' }).click();
  await expect(page.getByText('You have watched all the reels for today')).toBeInViewport();
  await expect(page.getByText('Please come tomorrow')).toBeInViewport();
  await expect(page.getByText('Earned today ₹5.00')).toBeVisible();
  await expect(page.getByText('Streak: day 1 of 10 done')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have watched all the reels for today')).toBeInViewport();
});

test('behind the last reel: No more reels available, and the way to what was passed over [REELS-8]', async ({
  page,
  api,
}) => {
  const user = await freeUser(api);
  await watchReels(api, user, 0, 7);
  await signInInBrowser(page, user, '/reels');
  for (const slot of [7, 8, 9]) {
    await expectPlaying(page, slot);
    await nextButton(page).click();
  }
  await expect(page.getByText('No more reels available')).toBeInViewport();
  await expect(page.getByText('3 reels are still to watch today.')).toBeVisible();
  await page.getByRole('button', { name: 'Watch skipped reels' }).click();
  await expectPlaying(page, 9);
});

test('a reel that ends without a network is saved once there is one again', async ({
  page,
  api,
  context,
}) => {
  await openFeed(page, api);
  await expectPlaying(page, 0);
  await expect.poll(() => page.locator('video').first().evaluate(isWhole)).toBe(true);
  await context.setOffline(true);
  await expect(
    page.getByText('You’re offline. Your ₹0.50 will be saved when you’re back online.'),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Earned ₹0.50')).toBeVisible();
});

function isWhole(video: HTMLElement | SVGElement): boolean {
  return (
    video instanceof HTMLVideoElement &&
    video.buffered.length > 0 &&
    video.buffered.end(0) >= video.duration - 0.2
  );
}

test('a reel that was not saved when the app was closed is saved at the next visit', async ({
  page,
  api,
}) => {
  await abortCalls(page, 'markReelWatched');
  await openFeed(page, api);
  await expect(page.getByText('Your ₹0.50 is not saved yet. Retrying…')).toBeVisible();
  await passThrough(page, 'markReelWatched');
  await page.reload();
  await expect(page.getByText('Earned ₹0.50')).toBeVisible();
  await expect(page.getByText('1 of 10 today').first()).toBeVisible();
});

test('a refusal is said in words, and the reel can be watched again', async ({ page, api }) => {
  const msg = 'Please watch the reel to the end: 3 more seconds.';
  await replyWith(page, 'markReelWatched', { code: 409, msg });
  await openFeed(page, api);
  await expect(page.getByText(msg)).toBeVisible();
  await passThrough(page, 'markReelWatched');
  await page.getByRole('button', { name: 'Watch again' }).click();
  await expect(page.getByText(msg)).toHaveCount(0);
  await expect(page.getByText('Earned ₹0.50')).toBeVisible();
});
