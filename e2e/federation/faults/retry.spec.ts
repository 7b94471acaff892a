/** Retry after a file that never arrives: each Retry sends one new request, under an address that nothing has cached. */
import type { Page } from '@playwright/test';
import { liveComposition, screenOf, slotOf } from '../site/site';
import { expect, test } from '../site/test';
import { signInAsAnyone } from '../site/visitor';

const REMOTE = 'mf-referrals';

for (const file of ['entry.js', 'remote.js', 'referralList.js']) {
  test(`each Retry asks for a stalled ${file} once, under a fresh address`, async ({ page, liveSite }) => {
    const { current } = slotOf(REMOTE);
    const folder = `/${REMOTE}/${current.id}/`;
    const live = liveComposition();
    liveSite.composition = { ...live, remotes: { ...live.remotes, [REMOTE]: { current } } };
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === folder + file && request.resourceType() === 'script') requested.push(search);
    });
    liveSite.misbehave(folder + file, 'silence');
    await signInAsAnyone(page);
    // The page of /plan preloads no file of the remote: each request is the screen's own.
    await page.goto(`${liveSite.url}/plan`, { waitUntil: 'commit' });
    await expect(page.locator('#root[data-path]')).toHaveCount(0);
    const isOfSecondScreen = file === 'referralList.js';
    if (isOfSecondScreen) await openInPage(page, '/referralList');
    else
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Referrals' }).click();
    const title = isOfSecondScreen ? 'Your referrals' : screenOf(REMOTE).title;
    const failed = page.getByRole('alert').filter({ hasText: `${title} did not open` });
    const retry = failed.getByRole('button', { name: 'Retry' });
    for (const count of [1, 2, 3]) {
      await retry.waitFor();
      expect(requested).toHaveLength(count);
      await retry.click();
      await expect(retry).toBeHidden();
      await expect.poll(() => requested.length).toBe(count + 1);
    }
    expect(new Set(requested).size, 'different addresses').toBe(requested.length);

    await retry.waitFor();
    liveSite.misbehave(folder + file, undefined);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: /refer/i })).toBeVisible();
    await expect.poll(() => requested.length).toBe(5);
  });
}

/** Opens a screen as Forward does: no link leads to it, since no provider knows the user. */
async function openInPage(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
