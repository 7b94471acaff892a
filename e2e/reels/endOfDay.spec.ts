import { mustCall } from '../../api/src/testing/apiClient';
import { newPerson, register, signInInBrowser } from '../harness/people';
import { expect, test } from '../harness/test';
import { freeUser, recharge, watchReels } from '../harness/earner';
import { expectPlaying, nextButton, SHORT_REELS } from './feedPage';

const DAY_MS = 24 * 60 * 60 * 1000;

test.use({ mediaDir: SHORT_REELS });

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
    api.clock.advance(DAY_MS);
  }
  await watchReels(api, user, 0, 9);
  await signInInBrowser(page, user, '/reels');
  const moment = page.getByRole('dialog', { name: 'Your earnings are unlocked' });
  await expect(moment).toContainText('₹50.00');
  await moment.getByRole('link', { name: 'Withdraw' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(moment).toHaveCount(0);
});

test('a phone that is held sideways shows the whole text of a finished day, and of unlocked money', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 740, height: 304 });
  const user = await freeUser(api);
  await watchReels(api, user, 0, 9);
  await signInInBrowser(page, user, '/reels');
  const day = page.getByRole('status').filter({ hasText: 'Day 1 of 10 done' });
  await expect(day.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(day.getByText('Please come tomorrow')).toBeInViewport({ ratio: 1 });
  for (let count = 1; count < 10; count += 1) {
    api.clock.advance(DAY_MS);
    await watchReels(api, user, 0, count < 9 ? 10 : 9);
  }
  await page.reload();
  const unlocked = page.getByRole('dialog', { name: 'Your earnings are unlocked' });
  await expect(unlocked.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(unlocked.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 });
});

test('a phone that is held sideways shows the end of the feed next to its buttons', async ({ page, api }) => {
  await page.setViewportSize({ width: 740, height: 304 });
  const user = await freeUser(api);
  await watchReels(api, user, 0, 10);
  await signInInBrowser(page, user, '/reels');
  const text = await page.getByRole('heading', { name: /^You have watched all the reels/ }).boundingBox();
  const button = await page.getByRole('button', { name: 'Previous reel' }).boundingBox();
  expect(text && text.x + text.width).toBeLessThanOrEqual(button?.x ?? 0);
});

test('a day after the streak leads to the next milestone, and its amount can be withdrawn', async ({
  page,
  api,
}) => {
  const user = await freeUser(api);
  for (let day = 0; day < 10; day += 1) {
    await watchReels(api, user, 0, 10);
    api.clock.advance(DAY_MS);
  }
  await watchReels(api, user, 0, 9);
  await signInInBrowser(page, user, '/reels');
  const moment = page.getByRole('status').filter({ hasText: 'Day 11 of 50 done' });
  await expect(moment).toContainText('Next milestone: day 20. ₹100.00 in all from this plan');
  const amber = await moment.evaluate((element) => {
    const text = document.createElement('i');
    text.style.color = 'var(--pending)';
    element.append(text);
    return getComputedStyle(text).color;
  });
  await expect(moment.getByText('₹5.00', { exact: true })).not.toHaveCSS('color', amber);
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

test('a feed that was left open at its end shows the reels of the next day', async ({ page, api }) => {
  const user = await freeUser(api);
  await watchReels(api, user, 0, 10);
  await signInInBrowser(page, user, '/reels');
  await expect(page.getByText('You have watched all the reels for today')).toBeInViewport();
  api.clock.advance(DAY_MS);
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await reloaded;
  await expect(page.getByText('0 of 10 today').first()).toBeVisible();
  await expectPlaying(page, 0);
});

test('after the reel that plays at midnight, the feed continues with the new day', async ({ page, api }) => {
  const user = await freeUser(api);
  await watchReels(api, user, 0, 3);
  await signInInBrowser(page, user, '/reels');
  await expectPlaying(page, 3);
  api.clock.advance(DAY_MS);
  const plans = page.waitForResponse('**/getUserPlans');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await plans;
  const reloaded = page.waitForEvent('load');
  await nextButton(page).click();
  await reloaded;
  await expect(page.getByText('0 of 10 today').first()).toBeVisible();
  await expectPlaying(page, 0);
});

test('a reel that was left in the evening makes way for the reels of the day in the morning', async ({
  page,
  api,
}) => {
  const user = await freeUser(api);
  await watchReels(api, user, 0, 3);
  await signInInBrowser(page, user, '/reels');
  await expectPlaying(page, 3);
  api.clock.advance(DAY_MS);
  await page.clock.setFixedTime(Date.now() + DAY_MS);
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await reloaded;
  await expect(page.getByText('0 of 10 today').first()).toBeVisible();
  await expectPlaying(page, 0);
});

test('a feed that was left open at its end when its plan ended shows the plans', async ({ page, api }) => {
  const person = newPerson();
  await recharge(api, await register(api.url, person), 0);
  api.clock.advance(49 * DAY_MS);
  const user = await mustCall(api.url, 'userLogin', person);
  await watchReels(api, user, 0, 10);
  await signInInBrowser(page, user, '/current_plan');
  await page.getByRole('button', { name: 'Watch Video' }).click();
  await expect(page.getByText('You have watched all the reels for today')).toBeInViewport();
  api.clock.advance(DAY_MS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page).toHaveURL('/current_plan');
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
