/** The page fetches the first screen's data once, before the API client is loaded. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { recharge, watchReels } from '../../harness/earner';
import { signInInBrowser, register } from '../../harness/people';
import { delayReply } from '../../harness/replies';
import { countCalls } from '../../harness/taps';
import { expect, test } from '../../harness/test';
import { expectPlaying, expectPoster, SHORT_REELS } from '../../reels/feedPage';
import { SITE_DIR } from '../../harness/siteDir';
import { liveComposition, pageOf } from '../site/site';

test.use({ mediaDir: SHORT_REELS });

const { shell, remotes } = liveComposition();
const routes = Object.values(remotes).flatMap(({ current }) => current.routes);
/** Opens only from a plan. */
const NOT_BY_ADDRESS = ['/rechargeNow'];

/** Records the paths of the scripts and calls that a page requests, without prefetching. */
async function keepAsked(page: Page) {
  const asked = { calls: [] as string[], scripts: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Beacons report that a screen was opened; nothing waits for them.
    const isBeacon = pathname === '/reportClientError' || pathname === '/startPageView';
    if (request.method() === 'POST' && !isBeacon) asked.calls.push(pathname);
    if (pathname.endsWith('.js')) asked.scripts.push(pathname);
  });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  return asked;
}

function scriptsNamedFor(path: string): string[] {
  return [...pageOf(SITE_DIR, path).matchAll(/(?:src|href)="([^"]+\.js)"/g)].flatMap(([, url]) => url ?? []);
}

function holdsClient(path: string): boolean {
  return (
    path.includes(shell.release) &&
    readFileSync(join(SITE_DIR, path), 'utf8').includes('ERR_BAD_OPTION_VALUE')
  );
}

/** Scripts without which the first screen is complete: extras that load after it. */
const EXTRAS = /\/(background|speech|reminder|media)\.js$/;

for (const { path, calls = [] } of routes.filter((route) => !NOT_BY_ADDRESS.includes(route.path))) {
  test(`a first visit of ${path} asks once for each thing, and of unnamed scripts only for what comes after it`, async ({
    page,
    api,
  }) => {
    const user = await register(api.url);
    await recharge(api, user, 0);
    const asked = await keepAsked(page);
    await signInInBrowser(page, user, path);
    await page.waitForFunction(
      () => document.querySelector('main h1') && !document.querySelector('[aria-busy=true]'),
    );
    await page.waitForLoadState('networkidle');
    expect(asked.calls.sort()).toEqual(calls.map(({ action }) => `/${action}`).sort());
    const unnamed = asked.scripts.filter((script) => !scriptsNamedFor(path).includes(script));
    expect(unnamed).toContain(`/shell/${shell.release}/background.js`);
    expect(unnamed.filter((script) => !EXTRAS.test(script))).toEqual([]);
  });
}

test('the first reel’s poster is fetched before the code that shows it', async ({ page, api }) => {
  const user = await register(api.url);
  await recharge(api, user, 0);
  const passThrough = await delayReply(page, '**/shell/*/first.js');
  const poster = page.waitForResponse('**/*.webp');
  const arrival = signInInBrowser(page, user, '/reels');
  expect((await poster).ok()).toBe(true);
  await expect(page.locator('article')).toHaveCount(0);
  passThrough();
  await arrival;
  await expectPoster(page);
});

test('the first reel plays, and the balance is there, before the API client is loaded, also in the middle of a day', async ({
  page,
  api,
}) => {
  const user = await register(api.url);
  await recharge(api, user, 0);
  await watchReels(api, user, 0, 3);
  const asked = await keepAsked(page);
  const passThrough = await delayReply(page, '**/*.mp4');
  await signInInBrowser(page, user, '/reels');
  await expectPoster(page);
  await page.waitForFunction(() => [...document.querySelectorAll('video')].some(({ src }) => src !== ''));
  await page.keyboard.press('Shift');
  await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();
  expect(asked.calls.filter((path) => path === '/getUserProfile')).toHaveLength(1);
  expect(asked.scripts.filter(holdsClient)).toEqual([]);
  passThrough();
  await expectPlaying(page, 3);
});

test('a finger that rests on a link preloads its screen’s data, and the screen makes no further call', async ({
  page,
  api,
}) => {
  const user = await register(api.url);
  const calls = countCalls(page, 'getUserReferrals');
  const learned = page.waitForResponse('**/composition.json');
  await signInInBrowser(page, user, '/');
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await (await learned).finished();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Referrals' });
  // The shell knows the calls of other routes a moment after composition.json has arrived.
  await expect(async () => {
    await link.dispatchEvent('pointerdown', { bubbles: true });
    expect(calls()).toBe(1);
  }).toPass();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Referrals', level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(calls()).toBe(1);
});
