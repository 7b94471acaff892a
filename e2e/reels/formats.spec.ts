/** In which format reels play: AV1 where the device decodes it in hardware, H.264 elsewhere. */
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test';
import { expectPlaying, nextButton, openFeed, videoOf, videos } from './feedPage';
import { startsOf } from './videoRequests';

/** Makes the device tell how well it decodes AV1. */
async function decodeAv1(page: Page, powerEfficient: boolean): Promise<void> {
  await page.addInitScript((efficient) => {
    const info = { supported: true, smooth: true, powerEfficient: efficient };
    navigator.mediaCapabilities.decodingInfo = () => Promise.resolve(info as MediaCapabilitiesDecodingInfo);
  }, powerEfficient);
}

/** Moves the reel on screen to its last moments, when its successor is buffered. */
async function skipToTheEnd(page: Page): Promise<void> {
  await page.locator('video').evaluateAll((elements) => {
    for (const video of elements as HTMLVideoElement[]) {
      if (!video.paused) video.currentTime = video.duration - 1.5;
    }
  });
}

const storedFormat = (page: Page) => page.evaluate(() => localStorage.getItem('reelrupee.feed.av1'));

test('a device that decodes AV1 in hardware is found out once, and plays it from then on', async ({
  page,
  api,
}) => {
  await decodeAv1(page, true);
  await openFeed(page, api);
  await expectPlaying(page, 0);
  expect((await videoOf(page, 0))?.src).toMatch(/[0-9a-f]{8}\.mp4/);
  await skipToTheEnd(page);
  await expect.poll(() => storedFormat(page)).toBe('on');
  // The next reel keeps the format in which it is loading.
  expect((await videoOf(page, 1))?.src).not.toContain('.av1.mp4');
  await nextButton(page).click();
  await expectPlaying(page, 1);
  await expect.poll(async () => (await videoOf(page, 2))?.src).toContain('.av1.mp4');
  await nextButton(page).click();
  await expectPlaying(page, 2);

  // The next visit begins with AV1, and its early request is for that file: the lesson is fetched once, in one format.
  const requested = startsOf(page, /\.mp4$/);
  await page.reload();
  await expectPlaying(page, 0);
  const src = (await videoOf(page, 0))?.src ?? '';
  expect(src).toContain('.av1.mp4');
  const lesson = src.split('.')[0] ?? '';
  const files = requested.map((url) => new URL(url)).map(({ pathname, search }) => pathname + search);
  expect(files.filter((file) => file.startsWith(`${lesson}.`))).toEqual([src]);
});

test('a device that would decode AV1 in software plays H.264', async ({ page, api }) => {
  await decodeAv1(page, false);
  await openFeed(page, api);
  await expectPlaying(page, 0);
  await skipToTheEnd(page);
  await expect.poll(() => storedFormat(page)).toBe('off');
  await nextButton(page).click();
  await expectPlaying(page, 1);
  await nextButton(page).click();
  await expectPlaying(page, 2);
  expect((await videos(page)).filter(({ src }) => src.includes('.av1.mp4'))).toEqual([]);
});

test('a reel that fails in AV1 plays in H.264', async ({ page, api }) => {
  await page.addInitScript(() => localStorage.setItem('reelrupee.feed.av1', 'on'));
  await page.route('**/*.av1.mp4*', (route) => route.abort());
  await openFeed(page, api);
  await expectPlaying(page, 0);
  expect((await videoOf(page, 0))?.src).not.toContain('.av1.mp4');
});
