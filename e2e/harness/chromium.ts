import type { LaunchOptions } from '@playwright/test';
import { type DefaultFont, fontEnvironment } from './fonts';

/** Chromium as root, and without background services: tests reach only this machine. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

/** Launch options of a tested browser: only the tests' fonts, from CHROMIUM_PATH or else Playwright's own. */
export function chromiumLaunch(font: DefaultFont = 'roboto'): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'];
  return {
    args: CHROMIUM_ARGS,
    env: { ...process.env, ...fontEnvironment(font) },
    ...(executablePath ? { executablePath } : {}),
  };
}

/** The phone on which screens are checked. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  hasTouch: true,
};
