/** The service worker: a start without a network, and no release that comes later for it. */
import type { Page } from '@playwright/test';
import { readLive } from '@reelrupee/federation/release/live';
import { step } from '@reelrupee/federation/release/releaseRemote';
import { mustBeLive, switchLive } from '@reelrupee/federation/release/switch';
import { expect, test } from '../federation/test';

test.use({ serviceWorkers: 'allow' });

test('after one visit the app starts without a network, and says that there is none', async ({
  page,
  context,
  ownSite,
}) => {
  await visit(page, ownSite.url);
  await context.setOffline(true);
  for (const path of ['/', '/some-screen-never-opened']) {
    await page.goto(ownSite.url + path);
    await expect(page.getByText('You are offline.')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  }
  await page.goto(ownSite.url);
  await expect(page.getByRole('heading', { name: /zero investment/ })).toBeVisible();
});

test('a release is taken at the next load of the page, and calls and the composition are never kept', async ({
  page,
  own,
  ownSite,
}) => {
  await visit(page, ownSite.url);
  const release = own.build('mf-plans', '9.0.0-second');
  await switchLive(own.target, (live) =>
    step(mustBeLive(live), 'mf-plans', { kind: 'release', release }, {}),
  );
  await page.reload();
  const text = await page.locator('#reelrupee-composition').textContent();
  expect(JSON.parse(text ?? '{}')).toMatchObject({ id: readLive(own.target)?.id });
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => !/^\/$|\.(js|css)$/.test(path))).toEqual([]);
});

/** A first visit of someone who stays, until the worker has what the page consists of. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('#root[data-path]')).toHaveCount(0, { timeout: 20_000 });
  await page.mouse.click(5, 300);
  const isKept = () =>
    page.evaluate(async () => {
      const first = document.querySelector('link[href*="/first."]')?.getAttribute('href') ?? 'none';
      const kept = await Promise.all([caches.match('/'), caches.match(first)]);
      return navigator.serviceWorker.controller !== null && kept.every(Boolean);
    });
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
}
