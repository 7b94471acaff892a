import { defineConfig } from '@playwright/test';

/** Chromium as root, and without calls home: tests reach nothing but this machine. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

export default defineConfig({
  testDir: '.',
  globalTeardown: './federation/printMatrix.ts',
  outputDir: '../test-results/browser',
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    hasTouch: true,
    trace: 'retain-on-failure',
    launchOptions: {
      args: CHROMIUM_ARGS,
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    },
  },
});
