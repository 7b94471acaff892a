/** The shell's page on one origin, all releases on another, as with a CDN: CORS, CSP and integrity included. */
import { sampled } from '../../../api/src/testing/combinations';
import { expect, test } from '../../harness/test';
import type { FaultServer } from '../site/faultServer';
import { liveComposition } from '../site/site';
import { startTwoOrigins, type Hosts } from '../site/twoOrigins';
import { signInAsAnyone } from '../site/visitor';

const routes = Object.entries(liveComposition().remotes).flatMap(([remote, { current }]) =>
  current.routes.map(({ path }) => ({ path, remote })),
);

let hosts: Hosts;
let pages: FaultServer;
let assets: FaultServer;

test.beforeAll(async () => {
  hosts = await startTwoOrigins();
  ({ pages, assets } = hosts);
});
test.afterAll(() => hosts.stop());

for (const { path, remote } of sampled(routes, 2)) {
  test(`${path} opens from the other origin`, async ({ page }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|CORS|integrity/i.test(message.text())) violations.push(message.text());
    });
    await signInAsAnyone(page);
    const told = pages.reports.length;
    await page.goto(pages.url + path, { waitUntil: 'commit' });
    await expect
      .poll(() => pages.reports.slice(told))
      .toContainEqual(expect.objectContaining({ kind: 'opened', remote }));
    expect(violations).toEqual([]);
  });
}

test('a file that was changed on the other origin is refused', async ({ page }) => {
  assets.misbehave('/mf-plans/', 'changed');
  await signInAsAnyone(page);
  await page.goto(`${pages.url}/plan`, { waitUntil: 'commit' });
  await expect(page.getByText('Plans did not open')).toBeVisible();
  await expect
    .poll(() => pages.reports)
    .toContainEqual(expect.objectContaining({ kind: 'integrity', remote: 'mf-plans' }));
  assets.misbehave('/mf-plans/', undefined);
});
