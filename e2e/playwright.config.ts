import { defineConfig } from '@playwright/test';
import { chromiumLaunch, PHONE } from './harness/chromium';

export default defineConfig({
  testDir: '.',
  globalTeardown: './federation/printMatrix.ts',
  outputDir: '../test-results/browser',
  // One more than the cores of the smallest machine, since many tests wait for a reel or a server.
  workers: 3,
  forbidOnly: true,
  // The end of the run names tests that pass only at the second try.
  retries: 1,
  // Far beyond what a busy machine needs: what is there at once costs no time.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  use: {
    ...PHONE,
    // Its own tests let it in: what it keeps would answer in place of the hosts that tests set up.
    serviceWorkers: 'block',
    // Recording every test costs a third of its time: only one that has failed is recorded, on its second try.
    trace: 'on-first-retry',
    launchOptions: chromiumLaunch(),
  },
});
