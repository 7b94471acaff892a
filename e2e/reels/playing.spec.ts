/** Playing, pausing and sound of a reel. */
import { delayReply } from '../harness/replies';
import { expect, test } from '../harness/test';
import {
  expectPaused,
  expectPlaying,
  expectPoster,
  Finger,
  nextButton,
  openFeed,
  SHORT_REELS,
  videoOf,
  videos,
} from './feedPage';
import { SLOW } from '../../api/src/testing/combinations';

test.use({ mediaDir: SHORT_REELS });

test('a reel plays automatically, muted, in one of three video elements [REELS-2]', async ({ page, api }) => {
  await openFeed(page, api);
  await expectPlaying(page, 0);
  await expect(page.getByText('Free Plan · ₹0.50 / Reel').first()).toBeVisible();
  await expect(page.getByText('0 of 10 today').first()).toBeVisible();
  expect((await videos(page)).map(({ muted }) => muted)).toEqual([true, true, true]);
});

test(
  'it plays while 60 percent of it is visible, and pauses otherwise [REELS-2]',
  SLOW,
  async ({ page, api }) => {
    await openFeed(page, api);
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
  },
);

test('a tap pauses and plays; the sound that was turned on stays on after a reload [REELS-3]', async ({
  page,
  api,
}) => {
  await openFeed(page, api);
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

test('the feed says that a tap turns the sound on, until the viewer has chosen', async ({ page, api }) => {
  await openFeed(page, api);
  await page.getByRole('button', { name: 'Tap for sound' }).click();
  await expect.poll(async () => (await videoOf(page, 0))?.muted).toBe(false);
  await expect(page.getByRole('button', { name: 'Tap for sound' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect.poll(async () => (await videoOf(page, 0))?.muted).toBe(true);
  await expect(page.getByRole('button', { name: 'Tap for sound' })).toHaveCount(0);
});

test('a browser that lets nothing begin with sound plays it muted', async ({ page, api }) => {
  await page.addInitScript(() => {
    localStorage.setItem('reelrupee.feed.sound', 'on');
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      return this.muted
        ? play.call(this)
        : Promise.reject(new DOMException('no gesture yet', 'NotAllowedError'));
    };
  });
  await openFeed(page, api);
  await expectPlaying(page, 0);
  expect((await videoOf(page, 0))?.muted).toBe(true);
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('reelrupee.feed.sound'))).toBe('on');
});

test('a wait for the network shows a spinner [REELS-4]', async ({ page, api }) => {
  const passThrough = await delayReply(page, '**/*.mp4');
  await openFeed(page, api);
  const spinner = page.getByRole('status', { name: 'Loading' });
  await expect(spinner).toBeVisible();
  await expectPoster(page);
  passThrough();
  await expectPlaying(page, 0);
  await expect(spinner).toHaveCount(0);
});

test('with reduced motion nothing plays automatically', async ({ page, api }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFeed(page, api);
  await page.getByRole('button', { name: 'Play' }).click();
  await expectPlaying(page, 0);
  await nextButton(page).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  expect((await videoOf(page, 1))?.paused).toBe(true);
});

test('a tab that cannot be seen plays nothing', async ({ page, api }) => {
  await openFeed(page, api);
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
  await page.route('**/*.mp4', (route) => route.abort());
  await openFeed(page, api);
  await expect(page.getByText('This reel could not be played.')).toBeVisible();
  await page.unroute('**/*.mp4');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectPlaying(page, 0);
});
