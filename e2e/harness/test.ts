/** The product in a browser, with the real provider behind it: one fresh provider for each test. */
import { test as base } from '@playwright/test';
import { join } from 'node:path';
import { startTestApi, type TestApi } from '../../api/src/testing/startTestApi';

const SITE_DIR = process.env['SITE_DIR'] ?? join(import.meta.dirname, '../../dist/site/public');

export const test = base.extend<{ api: TestApi }>({
  api: async ({}, use) => {
    const api = await startTestApi({ siteDir: SITE_DIR });
    await use(api);
    await api.stop();
  },
  baseURL: async ({ api }, use) => use(api.url),
});

export { expect } from '@playwright/test';
