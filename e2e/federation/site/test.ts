/** Tests with their own hosts: the live site, or a copy of it in which a test may release anything. */
import { startFaultServer, type FaultServer } from './faultServer';
import { copyTarget, type OwnTarget } from './ownTarget';
import { SITE_DIR } from '../../harness/siteDir';
import { test as base } from '../../harness/test';

interface Hosts {
  /** Serves the live site. */
  liveSite: FaultServer;
  /** The test's own registry store. */
  own: OwnTarget;
  /** Serves the site of the test's own store. */
  ownSite: FaultServer;
}

export const test = base.extend<Hosts>({
  liveSite: ({}, use) => serve(SITE_DIR, use),
  own: async ({}, use) => {
    const own = copyTarget();
    await use(own);
    own.remove();
  },
  ownSite: ({ own }, use) => serve(own.store.public, use),
});

async function serve(siteDir: string, use: (server: FaultServer) => Promise<void>): Promise<void> {
  const server = await startFaultServer({ siteDir });
  await use(server);
  await server.stop();
}

export { expect } from '@playwright/test';
