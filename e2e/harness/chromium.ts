import type { LaunchOptions } from '@playwright/test';
import { installedChromium } from '../../scripts/lib/installedChromium.mjs';
import { type DefaultFont, fontEnvironment } from './fonts';

/** Chromium as root, and without background services: tests reach only this machine. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

/** The browser: CHROMIUM_PATH, else one that is on the machine, else undefined, for which Playwright says what to do. */
const executablePath = process.env['CHROMIUM_PATH'] ?? (await installedChromium());
// Workers inherit it, so that only the first process searches.
if (executablePath !== undefined) process.env['CHROMIUM_PATH'] = executablePath;

/** Launch options of a tested browser, with the tests' fonts only. */
export function chromiumLaunch(font: DefaultFont = 'roboto'): LaunchOptions {
  return {
    args: CHROMIUM_ARGS,
    env: { ...process.env, ...fontEnvironment(font) },
    ...(executablePath !== undefined && { executablePath }),
  };
}

/** The phone on which screens are checked. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  hasTouch: true,
};
