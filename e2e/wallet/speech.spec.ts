/** Amounts that can be heard, by the browser's speech. */
import type { Page } from '@playwright/test';
import { userWith } from '../harness/earner';
import { signInInBrowser } from '../harness/people';
import { provideVoices } from '../harness/voices';
import { expect, test } from '../harness/test';

const said = (page: Page) => page.evaluate(() => window.said.filter((text) => text !== '-'));

test('the balance is said in the language of the app, and a departure silences it', async ({ page, api }) => {
  await provideVoices(page, 'en-IN', 'hi-IN');
  await signInInBrowser(page, await userWith(api, 25), '/profile');
  const listen = page.getByRole('button', { name: 'Listen: Available balance' });
  await listen.click();
  await expect(listen).toHaveAttribute('aria-pressed', 'true');
  const { width, height } = (await listen.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await page.getByRole('navigation', { name: 'Wallet' }).getByRole('button', { name: 'हिन्दी' }).click();
  await page.getByRole('button', { name: 'सुनें: उपलब्ध बैलेंस' }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'होम' }).first().click();
  await expect.poll(() => page.evaluate(() => window.said.at(-1))).toBe('-');
  expect(await said(page)).toEqual(['en-IN Available balance: 25 rupees']);
});

test('a withdrawal says what is paid out', async ({ page, api }) => {
  await provideVoices(page, 'en-IN');
  await signInInBrowser(page, await userWith(api, 100), '/profile');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  await dialog.getByLabel('Amount').fill('50.50');
  await dialog.getByRole('button', { name: 'Listen: You receive' }).click();
  expect(await said(page)).toEqual(['en-IN You receive: 42 rupees and 92 paise']);
});

test('without a voice for the language there is no button', async ({ page, api }) => {
  await provideVoices(page, 'fr-FR');
  await signInInBrowser(page, await userWith(api, 25), '/profile');
  await expect(page.getByText('₹25.00').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Wallet' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: /^Listen/ })).toHaveCount(0);
});
