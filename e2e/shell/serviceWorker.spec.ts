/** The service worker: the app starts offline, and no release takes effect later because of it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { step } from '@reelrupee/registry/switch/step';
import { readLive, requireLive, switchLive } from '@reelrupee/registry/switch/switch';
import type { OwnTarget } from '../federation/site/ownTarget';
import { expect, test } from '../federation/site/test';

test.use({ serviceWorkers: 'allow' });

test('after one visit the app starts offline, and shows that it is offline', async ({
  page,
  context,
  ownSite,
}) => {
  await visit(page, ownSite.url);
  await context.setOffline(true);
  for (const path of ['/', '/some-screen-never-opened']) {
    await page.goto(ownSite.url + path);
    await expect(page.getByText('You’re offline.')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  }
  await page.goto(ownSite.url);
  await expect(page.getByRole('heading', { name: /zero investment/ })).toBeVisible();
});

test('a release takes effect at the next page load, and calls and the composition are never cached', async ({
  page,
  own,
  ownSite,
}) => {
  await visit(page, ownSite.url);
  await release(own, 'mf-plans');
  await page.reload();
  const text = await page.locator('#reelrupee-composition').textContent();
  expect(JSON.parse(text ?? '{}')).toMatchObject({ id: (await readLive(own.store))?.id });
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => !/^\/$|\.(js|css)$/.test(path))).toEqual([]);
});

test('a repeat visit shows the screen before the network has named the live releases', async ({
  page,
  ownSite,
}) => {
  await visit(page, `${ownSite.url}/plan`);
  ownSite.misbehave('/plan', 'slow');
  await page.goto(`${ownSite.url}/plan`, { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.locator('script[src]')).toHaveCount(0);
  ownSite.answerSlow();
  await started(page);
  await expect(page.locator('#reelrupee-composition')).toHaveCount(1);
});

for (const how of ['status 500', 'silence', 'half'] as const) {
  test(`while the site replies with ${how}, the cached page starts`, async ({ page, ownSite }) => {
    await visit(page, `${ownSite.url}/plan`);
    ownSite.misbehave('/plan', how);
    await page.goto(`${ownSite.url}/plan`);
    await started(page);
  });
}

test('a release that changes the first screen replaces the cached one', async ({ page, own, ownSite }) => {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  await visit(page, ownSite.url);
  await release(own, 'mf-home');
  said.length = 0;
  await page.reload();
  await started(page);
  await expect(page.locator('#root')).toHaveCount(1);
  await expect(page.locator('head style[data-href*="/mf-home/9.0.0-second/"]')).toHaveCount(1);
  await expect(page.locator('style[data-href="first.css"]')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' }).click();
  await expect(page).toHaveURL(/\/plan$/);
  expect(said).toEqual([]);
});

test('a page with another policy is reloaded', async ({ page, own, ownSite }) => {
  await visit(page, ownSite.url);
  const file = join(own.store.public, 'index.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace("connect-src 'self'", '$& https://api.example'));
  await page.goto(ownSite.url);
  await expect(page.locator('meta[content*="https://api.example"]')).toHaveCount(1);
  await started(page);
});

/** A first visit with engagement, until the worker has cached the page's files. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await started(page);
  await page.mouse.click(5, 300);
  const isKept = () =>
    page.evaluate(async () => {
      const first = document.querySelector('link[href*="/first."]')?.getAttribute('href') ?? 'none';
      const kept = await Promise.all([caches.match(location.href), caches.match(first)]);
      return navigator.serviceWorker.controller !== null && kept.every(Boolean);
    });
  await expect.poll(isKept).toBe(true);
}

/** The app has hydrated the HTML. */
async function started(page: Page): Promise<void> {
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
}

/** Releases another build of a remote. */
async function release(own: OwnTarget, remote: string): Promise<void> {
  const built = await own.build(remote, '9.0.0-second');
  await switchLive(own.store, (live) =>
    step(requireLive(live), remote, { kind: 'release', release: built }, {}),
  );
}
