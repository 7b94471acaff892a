import { expect, type Page } from '@playwright/test';

/** Stops the page's clock, which must be installed. Popups then stay until it runs. */
export async function pauseClock(page: Page): Promise<void> {
  // With the clock stopped the app would never hydrate the page.
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** Expects a popup of this title that closes after `ms`, on the stopped clock. */
export async function expectPopup(page: Page, name: string, ms: number): Promise<void> {
  const popup = page.getByRole('alertdialog', { name });
  await expect(popup).toBeVisible();
  await page.clock.runFor(ms - 100);
  await expect(popup).toBeVisible();
  await page.clock.runFor(200);
  await expect(popup).toHaveCount(0);
}
