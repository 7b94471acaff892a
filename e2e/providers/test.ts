/** Tests against a provider with the specified fields only. */
import { expect, test as base, type Page } from '@playwright/test';
import { storedSession } from '../harness/people';
import { startProviderServer, type ProviderServer } from './providerServer';
import { specUser } from './specEntities';
import { specProvider } from './specProvider';

interface Provider {
  provider: ProviderServer;
}

export const test = base.extend<Provider & { nothingThrown: undefined }>({
  provider: async ({}, use) => {
    const provider = await startProviderServer(specProvider());
    await use(provider);
    await provider.stop();
  },
  baseURL: async ({ provider }, use) => use(provider.url),
  // No reply may cause an uncaught error or a request for the file of a missing field.
  nothingThrown: [
    async ({ page, provider }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(undefined);
      expect(errors).toEqual([]);
      expect(provider.missing.filter((path) => LEAKS.test(path))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a screen as a user of the provider. */
export async function openAs(page: Page, path: string, userId = 'user-1'): Promise<void> {
  const session = storedSession(specUser(userId, []));
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('arrived')) return;
    sessionStorage.setItem('arrived', 'yes');
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, session);
  await page.goto(path);
}

/** Words that an unchecked missing field renders as. */
export const LEAKS = /\bNaN\b|\bundefined\b|\bnull\b|\bInfinity\b|\[object |Invalid Date/;

export { expect };
