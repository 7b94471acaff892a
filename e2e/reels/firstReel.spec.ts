/** The first reel of a page that opens with the feed: its video is requested before the screen's code runs. */
import type { Page } from '@playwright/test';
import { freeUser } from '../harness/earner';
import { holdScripts } from '../harness/holdScripts';
import { signInInBrowser } from '../harness/people';
import { expect, test } from '../harness/test';
import { expectPlaying, openFeed, videoOf } from './feedPage';
import { startsOf } from './videoRequests';

/** The page's own element, which requests the first reel's video. */
const preload = (page: Page) => page.locator('video[data-preload]');

test('its poster and video are requested before any code of the screen', async ({ page, api }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  // Only the shell's start-up runs: neither React nor the screen has arrived.
  const letGo = await holdScripts(page, /\/(shell|media)\.js/);
  const user = await freeUser(api);
  await signInInBrowser(page, user, '/reels');
  await expect(preload(page)).toHaveCount(1);
  await expect.poll(() => requested.filter((path) => /\.(mp4|webp)$/.test(path))).toHaveLength(2);

  await letGo();
  await expectPlaying(page, 0);
  await expect(preload(page)).toHaveCount(0);
});

// Routes of a test switch off the browser's cache, by which elements share a download; so this one has none.
test('its first byte is sent once, and its poster once', async ({ page, api }) => {
  const videos = startsOf(page, /\.mp4$/);
  const posters = startsOf(page, /\.webp$/);
  await openFeed(page, api);
  await expectPlaying(page, 0);
  const { src = '' } = (await videoOf(page, 0)) ?? {};
  const ofFirst = videos.filter((url) => url.endsWith(src));
  expect(ofFirst).toHaveLength(1);
  expect(posters.filter((url) => url === posters[0])).toHaveLength(1);
});
