import { defineConfig } from '@playwright/test';
import { chromiumLaunch, PHONE } from './harness/chromium';
import { ALL_COMBINATIONS, SLOW } from '../api/src/testing/combinations';

export default defineConfig({
  testDir: '.',
  // It installs and builds for minutes: the nightly run has it.
  testIgnore: process.env['TEAMS'] ? [] : ['**/twoTeams.spec.ts'],
  ...(ALL_COMBINATIONS ? {} : { grepInvert: new RegExp(SLOW.tag) }),
  globalSetup: './harness/globalSetup.ts',
  outputDir: '../test-results/browser',
  // One more than the cores of the smallest machine, since many tests wait for a reel or a server.
  workers: 3,
  forbidOnly: true,
  // The end of the run names tests that pass only at the second try.
  retries: 1,
  // Far more than a busy machine needs; a fulfilled expectation takes no time.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  use: {
    ...PHONE,
    // Only its own tests allow it: its cache would replace the responses of the hosts that tests set up.
    serviceWorkers: 'block',
    // Recording costs a third of a test's time, so only the second try of a failed test is recorded.
    trace: 'on-first-retry',
    launchOptions: chromiumLaunch(),
  },
});
