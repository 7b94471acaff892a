/** The app can be installed, and says so after the first earned rupee. */
import type { Page } from '@playwright/test';
import { freeUser, watchReels } from '../harness/earner';
import { signInInBrowser } from '../harness/people';
import { expect, test } from '../harness/test';

const offer = (page: Page) => page.getByRole('complementary', { name: 'Install the app' });

/** Sends the browser's event, as it does on a phone after some use; counts how often its dialog is opened. */
async function offerInstallation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        document.body.dataset['installPrompts'] = String(
          Number(document.body.dataset['installPrompts'] ?? 0) + 1,
        );
        return Promise.resolve();
      },
    });
    window.dispatchEvent(event);
    if (!event.defaultPrevented) throw new Error('the browser would show its own banner');
  });
}

/** The listener comes with work that waits for the end of the page's load. */
async function keepsOffering(page: Page): Promise<void> {
  await expect(async () => offerInstallation(page)).toPass();
}

test.describe('the manifest', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is complete: the browser finds no error and nothing that prevents an installation', async ({
    page,
  }) => {
    await page.goto('/');
    const session = await page.context().newCDPSession(page);
    const { errors, data, url } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(url).toMatch(/\/manifest\.webmanifest$/);
    const manifest = JSON.parse(data ?? '{}') as { name: string; icons: { src: string }[] };
    expect(manifest.name).toBe('ReelRupee');
    for (const { src } of manifest.icons) {
      const response = await page.request.get(src);
      expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png']);
    }
    // Playwright's contexts are private windows, from which no browser installs.
    await expect
      .poll(async () => {
        const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
        return installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
      })
      .toEqual([]);
  });
});

test('is offered after the first earned rupee, not before, and not over a reel', async ({ page, api }) => {
  const user = await freeUser(api);
  await signInInBrowser(page, user, '/plan');
  await keepsOffering(page);
  await expect(offer(page)).toHaveCount(0);

  await watchReels(api, user, 0, 2);
  await page.reload();
  await keepsOffering(page);
  await expect(offer(page)).toBeVisible();
  await page.getByRole('link', { name: 'Reels', exact: true }).click();
  await page.getByRole('button', { name: 'Watch Video' }).click();
  await expect(page).toHaveURL('/reels');
  await expect(offer(page)).toHaveCount(0);
  await page.goBack();
  await offer(page).getByRole('button', { name: 'Install' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-install-prompts', '1');
  await expect(offer(page)).toHaveCount(0);
});

test('one tap declines it for good', async ({ page, api }) => {
  const user = await freeUser(api);
  await watchReels(api, user, 0, 2);
  await signInInBrowser(page, user, '/plan');
  await keepsOffering(page);
  await offer(page).getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await keepsOffering(page);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Balance/ })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});
