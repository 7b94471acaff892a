/**
 * The product in a browser, with the real provider. One provider serves all tests of a worker: each test creates its
 * own users, and the clock only moves forward.
 */
import { test as base } from '@playwright/test';
import { join } from 'node:path';
import { startTestApi, type TestApi } from '../../api/src/testing/startTestApi';
import { createTestDatabase } from '../../api/src/testing/testDatabases';
import { refreshAdmin } from './admin';
import { POSTGRESQL_URL } from './postgresqlUrl';
import { SITE_DIR } from './siteDir';

const ROOT = join(import.meta.dirname, '../..');

interface Provider {
  /** The reels; `test.use` replaces them for a file of tests. */
  mediaDir: string;
  api: TestApi;
}

export const test = base.extend<{ freshAdmin: undefined }, Provider>({
  mediaDir: [join(ROOT, 'media/pack'), { option: true, scope: 'worker' }],
  api: [
    async ({ mediaDir }, use) => {
      const server = process.env[POSTGRESQL_URL];
      const database = server === undefined ? undefined : await createTestDatabase(server);
      const api = await startTestApi({ siteDir: SITE_DIR, mediaDir, databaseUrl: database?.url });
      await use(api);
      await api.stop();
      await database?.drop();
    },
    { scope: 'worker' },
  ],
  // Another test may have moved the clock past the end of the administrator's session.
  freshAdmin: [
    async ({ api }, use) => {
      await refreshAdmin(api);
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ api }, use) => use(api.url),
});

export { expect } from '@playwright/test';
