import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { Phone } from './browser';
import { tapLikeAFinger } from './touchInput';
import type { Content } from './pageGlobals';

/** Target of a tap. */
export interface Target {
  path: string;
  /** A heading that the screen renders with or without its data. */
  heading: string;
  content: Content;
}

/** Ms from the tap until each stage was rendered; NaN for a stage that did not come. */
export interface Switched {
  /** The shell's placeholder, or the screen at once. */
  placeholder: number;
  /** The screen itself, with or without its data. */
  screen: number;
  content: number;
}

declare global {
  interface Window {
    benchSwitch: (target: Target & { limitMs: number }) => Promise<Switched>;
  }
}

/** Longer than any screen may take to open. */
const LIMIT_MS = 15_000;

/** Adds the timing script to the pages of a context. */
export async function timeSwitches(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: join(WORKSPACE, 'bench/measure/switch.page.js') });
}

/** Taps an item of the bottom navigation and waits until the content of its screen is rendered. */
export async function switchTo(phone: Phone, target: Target): Promise<Switched> {
  const { page } = phone;
  const switched = page.evaluate((asked) => window.benchSwitch(asked), { ...target, limitMs: LIMIT_MS });
  await tapLikeAFinger(phone, page.locator(`[data-nav="${target.path}"]`));
  return switched;
}
