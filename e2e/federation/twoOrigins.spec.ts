/** The shell's page on one origin, all releases on another, as with a CDN: CORS, CSP and integrity included. */
import { expect, test } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recompose } from '@reelrupee/federation/release/releaseShell';
import { startFaultServer, type FaultServer } from './faultServer';
import { copyTarget, type OwnTarget } from './ownTarget';
import { liveComposition } from './site';
import { signInAsAnyone } from './visitor';

const routes = Object.entries(liveComposition().remotes).flatMap(([remote, { current }]) =>
  current.routes.map(({ path }) => ({ path, remote })),
);

let own: OwnTarget;
let pages: FaultServer;
let assets: FaultServer;

test.beforeAll(async () => {
  own = copyTarget();
  pages = await startFaultServer({ siteDir: own.target.public });
  assets = await startFaultServer({
    siteDir: own.target.public,
    headers: { 'Access-Control-Allow-Origin': pages.url, 'Timing-Allow-Origin': pages.url },
  });
  const file = join(own.target.public, 'config.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...config, assetsHost: `${assets.url}/` }));
  await recompose(own.target, {});
  // The page's own host has no releases.
  pages.misbehave('/shell/', 'status 404');
  pages.misbehave('/mf-', 'status 404');
});
test.afterAll(async () => {
  await pages.stop();
  await assets.stop();
  own.remove();
});

for (const { path, remote } of routes) {
  test(`${path} opens from the other origin`, async ({ page }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|CORS|integrity/i.test(message.text())) violations.push(message.text());
    });
    await signInAsAnyone(page);
    const told = pages.reports.length;
    await page.goto(pages.url + path, { waitUntil: 'commit' });
    await expect
      .poll(() => pages.reports.slice(told), { timeout: 20_000 })
      .toContainEqual(expect.objectContaining({ kind: 'opened', remote }));
    expect(violations).toEqual([]);
  });
}

test('a file that was changed on the other origin is refused', async ({ page }) => {
  assets.misbehave('/mf-plans/', 'changed');
  await signInAsAnyone(page);
  await page.goto(`${pages.url}/plan`, { waitUntil: 'commit' });
  await expect(page.getByText('Plans did not open')).toBeVisible({ timeout: 20_000 });
  expect(pages.reports.filter(({ remote }) => remote === 'mf-plans').map(({ kind }) => kind)).toContain(
    'integrity',
  );
  assets.misbehave('/mf-plans/', undefined);
});
