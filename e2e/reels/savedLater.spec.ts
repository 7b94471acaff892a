import { expect, test } from '../harness/test';
import { abortCalls, passThrough, replyWith } from '../harness/replies';
import { expectPlaying, openFeed, SHORT_REELS } from './feedPage';

test.use({ mediaDir: SHORT_REELS });

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

function isWhole(video: HTMLElement | SVGElement): boolean {
  return (
    video instanceof HTMLVideoElement &&
    video.buffered.length > 0 &&
    video.buffered.end(0) >= video.duration - 0.2
  );
}
