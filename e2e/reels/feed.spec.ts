/** From reel to reel, page by page, for the right user. */
import { mustCall } from '../../api/src/testing/apiClient';
import { signInInBrowser, register } from '../harness/people';
import { freeUser, recharge, watchReels } from '../harness/earner';
import { abortCalls, passThrough } from '../harness/replies';
import { expect, test } from '../harness/test';
import {
  expectPlaying,
  expectPaused,
  Finger,
  nextButton,
  openFeed,
  reelTitle,
  SHORT_REELS,
  type VideoFacts,
  videos,
} from './feedPage';

test.use({ mediaDir: SHORT_REELS });

test('each page brings one reel, and one page is prefetched [REELS-1]', async ({ page, api }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/getReelsByUserPlan')) return;
    const field = (name: string) =>
      new RegExp(`name="${name}"\\s+(\\d+)`).exec(request.postData() ?? '')?.[1];
    asked.push(`${field('skip')}+${field('limit')}`);
  });
  await openFeed(page, api);
  await expectPlaying(page, 0);
  await expect.poll(() => asked).toEqual(['0+1', '1+1']);
  await nextButton(page).click();
  await expectPlaying(page, 1);
  await expect.poll(() => asked).toEqual(['0+1', '1+1', '2+1']);
});

test('a swipe removes the source of the left reel, and three video elements serve all', async ({
  page,
  api,
}) => {
  await openFeed(page, api);
  const finger = await Finger.of(page);
  for (let slot = 0; slot < 5; slot += 1) {
    await expectPlaying(page, slot);
    // Polled together and often: a reel of four seconds could otherwise end, and the feed advance, before the swipe.
    await expect
      .poll(async () => heldReels(await videos(page)), { intervals: [50] })
      .toEqual([
        { slot, preload: 'auto' },
        { slot: slot + 1, preload: 'auto' },
      ]);
    expect(await page.locator('video').count()).toBe(3);
    await finger.swipe();
  }
});

test('keys go to the next and the previous reel, pause, mute and hide the captions', async ({
  page,
  api,
}) => {
  await openFeed(page, api);
  await expectPlaying(page, 0);
  const first = await reelTitle(page).textContent();
  await expect(page.getByText('The first words of the lesson.')).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByText('The first words of the lesson.')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expectPlaying(page, 1);
  await expect(reelTitle(page)).not.toHaveText(first ?? '');
  await page.keyboard.press(' ');
  await expectPaused(page, 1);
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: 'Mute', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expectPlaying(page, 0);
  await expect(reelTitle(page)).toHaveText(first ?? '');
});

test('one turn of the wheel is one reel', async ({ page, api }) => {
  await openFeed(page, api);
  await expectPlaying(page, 0);
  await page.mouse.move(190, 400);
  await page.mouse.wheel(0, 120);
  await expectPlaying(page, 1);
});

test('a phone that is held sideways shows all buttons of the feed below the bar', async ({ page, api }) => {
  // A common phone, less the bars of its system and its browser.
  await page.setViewportSize({ width: 740, height: 304 });
  await openFeed(page, api);
  await expectPlaying(page, 0);
  const buttons = page.getByRole('group', { name: 'Reel controls' }).getByRole('button');
  await expect(buttons.filter({ hasText: 'Tap for sound' })).toBeVisible();
  const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
  const bar = await page.getByRole('banner').boundingBox();
  expect(tops).toHaveLength(5);
  expect(Math.min(...tops)).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('a feed that cannot be opened shows an error and Retry', async ({ page, api }) => {
  await abortCalls(page, 'getReelsByUserPlan');
  await openFeed(page, api);
  await expect(page.getByText('Your reels could not be loaded. Please check your network.')).toBeVisible();
  await passThrough(page, 'getReelsByUserPlan');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectPlaying(page, 0);
});

test('a page that cannot be loaded shows an error and Retry', async ({ page, api }) => {
  await openFeed(page, api);
  await expectPlaying(page, 0);
  await abortCalls(page, 'getReelsByUserPlan');
  await nextButton(page).click();
  await expectPlaying(page, 1);
  await nextButton(page).click();
  await expect(page.getByText('This reel could not be loaded. Please check your network.')).toBeVisible();
  await passThrough(page, 'getReelsByUserPlan');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectPlaying(page, 2);
});

test('a feed that is left and opened again begins at the first reel not watched', async ({ page, api }) => {
  const user = await register(api.url);
  await recharge(api, user, 0);
  await signInInBrowser(page, user, '/reels');
  await expectPlaying(page, 0);
  await watchReels(api, user, 0, 2);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expectPlaying(page, 2);
});

test('without a plan in navigation state the best one is chosen; without any, current plans open', async ({
  page,
  api,
}) => {
  const user = await register(api.url);
  await signInInBrowser(page, user, '/reels');
  await expect(page).toHaveURL('/current_plan');
  await recharge(api, user, 250);
  await recharge(api, user, 500);
  await page.goto('/reels');
  await expect(page.getByText('Basic · ₹2 / Reel').first()).toBeVisible();
  await watchReels(api, user, 500, 10);
  await page.reload();
  await expect(page.getByText('Starter · ₹1 / Reel').first()).toBeVisible();
});

test('a plan that the user does not have shows a message with a link to the user’s plans', async ({
  page,
  api,
}) => {
  await signInInBrowser(page, await register(api.url), '/current_plan');
  await page.evaluate(() =>
    history.replaceState({ usr: { planId: 'none' }, key: 'a', idx: 0 }, '', '/reels'),
  );
  await page.reload();
  await expect(page.getByText('You do not have this plan. Please recharge it first.')).toBeVisible();
  await page.getByRole('link', { name: 'Your plans' }).click();
  await expect(page).toHaveURL('/current_plan');
});

test('a visitor is sent to log in', async ({ page }) => {
  await page.goto('/reels');
  await expect(page).toHaveURL('/login');
});

test('a reel that comes again says from which day, and a new one does not', async ({ page, api }) => {
  const user = await freeUser(api);
  await watchReels(api, user, 0, 10);
  const firstDay = new Date(api.clock.now()).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'long',
    timeZone: 'Asia/Kolkata',
  });
  api.clock.advance(24 * 60 * 60 * 1000);
  await signInInBrowser(page, user, '/current_plan');
  await expect(page.getByText('2 new today, and 8 you have seen before. All earn as usual.')).toBeVisible();
  // Their order depends on the days that other users of the plan have had before.
  const { _id: userId, token } = user;
  const reels = await mustCall(api.url, 'getReelsByUserPlan', { userId, skip: 0, limit: 10 }, token);
  const isAgain = reels.map(({ lastWatchedOn }) => lastWatchedOn !== undefined);
  const last = Math.max(isAgain.indexOf(true), isAgain.indexOf(false));
  await page.getByRole('button', { name: 'Watch Video' }).click();
  const shown = page.locator('article:not([inert])');
  for (const [slot, again] of isAgain.slice(0, last + 1).entries()) {
    if (slot > 0) await nextButton(page).click();
    await expectPlaying(page, slot);
    if (again) await expect(shown).toContainText(`Again, from ${firstDay}`);
    else await expect(shown).not.toContainText('Again');
  }
});

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('a reel has its title and its captions in Hindi', async ({ page, api }) => {
    await openFeed(page, api);
    await expectPlaying(page, 0);
    await expect(page.getByText('पाठ के पहले शब्द।')).toHaveAttribute('lang', 'hi');
    await expect(reelTitle(page)).toHaveText(/^पाठ \d+$/);
    await expect(reelTitle(page)).toHaveAttribute('lang', 'hi');
  });
});

/** The slots whose videos have a source, in order, and how much of each is fetched. */
function heldReels(all: VideoFacts[]): { slot: number; preload: string }[] {
  return all
    .filter(({ src }) => src !== '')
    .map(({ top, preload }) => ({ slot: Number(/\d+/.exec(top)?.[0]), preload }))
    .sort((one, other) => one.slot - other.slot);
}
