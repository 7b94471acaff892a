/** Tests against a provider with the specified fields only. */
import type { Page } from '@playwright/test';
import { signInInBrowser } from '../harness/people';
import { expect, test as base } from '../harness/test';
import { startProviderServer, type ProviderServer } from './providerServer';
import { specUser } from './specEntities';
import { specProvider } from './specProvider';

/** The screens that a signed-in user opens by their address. */
export const SCREEN_PATHS = [
  '/',
  '/plan',
  '/current_plan',
  '/reels',
  '/profile',
  '/transactions',
  '/referrals',
  '/referralList',
];

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
export async function openAs(page: Page, path: string): Promise<void> {
  await signInInBrowser(page, specUser('user-1', []), path);
}

/** Words that an unchecked missing field renders as. */
export const LEAKS = /\bNaN\b|\bundefined\b|\bnull\b|\bInfinity\b|\[object |Invalid Date/;

export { expect };
