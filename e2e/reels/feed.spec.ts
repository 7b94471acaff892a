import { expectAccessible } from '../harness/axe';
import { arriveAs, register } from '../harness/people';
import { expect, test } from '../harness/test';
import { recharge, watchReels } from '../harness/earner';
import {
  expectPaused,
  expectPlaying,
  Finger,
  nextButton,
  reelTitle,
  SHORT_REELS,
  videoOf,
  videos,
  holdBack,
} from './feedPage';

test.use({ mediaDir: SHORT_REELS });

test('a reel plays by itself, muted, and one of three videos holds it [REELS-2]', async ({ page, api }) => {
  const user = await register(api.url);
  await recharge(api, user, 0);
  await arriveAs(page, user, '/reels');
  await expectPlaying(page, 0);
  await expect(page.getByText('Free Plan · ₹0.50 / Reel').first()).toBeVisible();
  await expect(page.getByText('0 of 10 today').first()).toBeVisible();
  expect((await videos(page)).map(({ muted }) => muted)).toEqual([true, true, true]);
  await expectAccessible(page);
});

test('each page brings one reel, and one page is kept ahead [REELS-1]', async ({ page, api }) => {
  const user = await register(api.url);
  await recharge(api, user, 0);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/getReelsByUserPlan')) return;
    const field = (name: string) =>
      new RegExp(`name="${name}"\\s+(\\d+)`).exec(request.postData() ?? '')?.[1];
    asked.push(`${field('skip')}+${field('limit')}`);
  });
  await arriveAs(page, user, '/reels');
  await expectPlaying(page, 0);
  await expect.poll(() => asked).toEqual(['0+1', '1+1']);
  await nextButton(page).click();
  await expectPlaying(page, 1);
  await expect.poll(() => asked).toEqual(['0+1', '1+1', '2+1']);
});

test('a swipe away takes the source from the reel, and three videos are enough for all', async ({
  page,
  api,
}) => {
  const user = await register(api.url);
  await recharge(api, user, 0);
  await arriveAs(page, user, '/reels');
  const finger = await Finger.of(page);
  for (let slot = 0; slot < 5; slot += 1) {
    await expectPlaying(page, slot);
    await expect.poll(async () => (await videoOf(page, slot + 1))?.preload).toBe('auto');
    const held = (await videos(page)).filter(({ src }) => src !== '');
    expect(held.map(({ top }) => top).sort()).toEqual(
      [slot, slot + 1].map((index) => `calc(${index} * var(--slot))`),
    );
    expect(await page.locator('video').count()).toBe(3);
    await finger.swipe();
  }
});

test('it plays while 60 percent of it is visible, and pauses otherwise [REELS-2]', async ({ page, api }) => {
  const user = await register(api.url);
  await recharge(api, user, 0);
  await arriveAs(page, user, '/reels');
  await expectPlaying(page, 0);
  const finger = await Finger.of(page);
  await finger.putDown();
  await finger.moveUp(250);
  await expectPlaying(page, 0);
  await finger.moveUp(380);
  await expectPaused(page, 0);
  await finger.moveUp(0);
  await finger.lift();
  await expectPlaying(page, 0);
});

test('a tap pauses and plays; the sound that was turned on stays on after a reload [REELS-3]', async ({
  page,
  api,
}) => {
  const user = await register(api.url);
  await recharge(api, user, 0);
  await arriveAs(page, user, '/reels');
  await expectPlaying(page, 0);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expectPaused(page, 0);
  await page.getByRole('button', { name: 'Play' }).click();
  await expectPlaying(page, 0);
  await page.getByRole('button', { name: 'Unmute' }).click();
  await expect.poll(async () => (await videoOf(page, 0))?.muted).toBe(false);
  await page.reload();
  await expectPlaying(page, 0);
  expect((await videoOf(page, 0))?.muted).toBe(false);
  await page.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect.poll(async () => (await videoOf(page, 0))?.muted).toBe(true);
});

test('a browser that lets nothing begin with sound plays it muted', async ({ page, api }) => {
  const user = await register(api.url);
  await recharge(api, user, 0);
  await page.addInitScript(() => {
    localStorage.setItem('reelrupee.feed.sound', 'on');
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      return this.muted
        ? play.call(this)
        : Promise.reject(new DOMException('no gesture yet', 'NotAllowedError'));
    };
  });
  await arriveAs(page, user, '/reels');
  await expectPlaying(page, 0);
  expect((await videoOf(page, 0))?.muted).toBe(true);
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('reelrupee.feed.sound'))).toBe('on');
});

test('a wait for the network shows a spinner [REELS-4]', async ({ page, api }) => {
  const user = await register(api.url);
  await recharge(api, user, 0);
  const letThrough = await holdBack(page, '**/*.mp4');
  await arriveAs(page, user, '/reels');
  const spinner = page.getByRole('status', { name: 'Loading' });
  await expect(spinner).toBeVisible();
  await expect(page.locator('article:not([inert]) img')).toHaveJSProperty('complete', true);
  letThrough();
  await expectPlaying(page, 0);
  await expect(spinner).toHaveCount(0);
});

test('keys go to the next and the previous reel, pause, mute and hide the captions', async ({
  page,
  api,
}) => {
  const user = await register(api.url);
  await recharge(api, user, 0);
  await arriveAs(page, user, '/reels');
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
  const user = await register(api.url);
  await recharge(api, user, 0);
  await arriveAs(page, user, '/reels');
  await expectPlaying(page, 0);
  await page.mouse.move(190, 400);
  await page.mouse.wheel(0, 120);
  await expectPlaying(page, 1);
});

test('where less motion is asked for, nothing plays by itself', async ({ page, api }) => {
  const user = await register(api.url);
  await recharge(api, user, 0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arriveAs(page, user, '/reels');
  await page.getByRole('button', { name: 'Play' }).click();
  await expectPlaying(page, 0);
  await nextButton(page).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  expect((await videoOf(page, 1))?.paused).toBe(true);
});

test('a tab that cannot be seen plays nothing', async ({ page, api }) => {
  const user = await register(api.url);
  await recharge(api, user, 0);
  await arriveAs(page, user, '/reels');
  await expectPlaying(page, 0);
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  await turn('hidden');
  await expectPaused(page, 0);
  await turn('visible');
  await expectPlaying(page, 0);
});

test('a reel that cannot be played can be tried again, or passed over', async ({ page, api }) => {
  const user = await register(api.url);
  await recharge(api, user, 0);
  await page.route('**/*.mp4', (route) => route.abort());
  await arriveAs(page, user, '/reels');
  await expect(page.getByText('This reel could not be played.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/*.mp4');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectPlaying(page, 0);
});

test('a page that cannot be loaded says so and comes with Retry', async ({ page, api }) => {
  const user = await register(api.url);
  await recharge(api, user, 0);
  await page.route('**/getReelsByUserPlan', (route) => route.abort());
  await arriveAs(page, user, '/reels');
  await expect(page.getByText('This reel could not be loaded. Please check your network.')).toBeVisible();
  await page.unroute('**/getReelsByUserPlan');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectPlaying(page, 0);
});

test('without a plan in navigation state the best one is chosen; without any, current plans open', async ({
  page,
  api,
}) => {
  const user = await register(api.url);
  await arriveAs(page, user, '/reels');
  await expect(page).toHaveURL('/current_plan');
  await recharge(api, user, 250);
  await recharge(api, user, 500);
  await page.goto('/reels');
  await expect(page.getByText('Basic · ₹2 / Reel').first()).toBeVisible();
  await watchReels(api, user, 500, 10);
  await page.reload();
  await expect(page.getByText('Starter · ₹1 / Reel').first()).toBeVisible();
});

test('a plan that the user does not have is refused in words, with the way to the others', async ({
  page,
  api,
}) => {
  await arriveAs(page, await register(api.url), '/current_plan');
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
