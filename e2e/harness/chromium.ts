import type { LaunchOptions } from '@playwright/test';
import { type DefaultFont, fontEnvironment } from './fonts';

/** Chromium as root, and without calls home: tests reach nothing but this machine. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

/** How a tested browser starts: with the tests' fonts alone, from CHROMIUM_PATH or else Playwright's own. */
export function chromiumLaunch(font: DefaultFont = 'roboto'): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'];
  return {
    args: CHROMIUM_ARGS,
    env: { ...process.env, ...fontEnvironment(font) },
    ...(executablePath ? { executablePath } : {}),
  };
}

/** The phone on which the product is looked at. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  hasTouch: true,
};
