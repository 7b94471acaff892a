import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { join } from 'node:path';
import type { ShapedProxy } from '../network/shapedProxy';
import type { Phone } from './browser';
import { quiet } from './quiet';
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

/** Opens home on a phone with an empty page, and waits until it has fetched ahead what it fetches ahead. */
export async function openForTaps({ context, page }: Phone, network: ShapedProxy): Promise<void> {
  await context.addInitScript({ path: join(WORKSPACE, 'bench/measure/switch.page.js') });
  await page.goto(`${network.url}/`);
  await quiet(network);
  // A scroll counts as engagement, which starts prefetching.
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await quiet(network);
}

/** Taps an item of the bottom navigation and waits until the content of its screen is rendered. */
export async function switchTo(phone: Phone, target: Target): Promise<Switched> {
  const { page } = phone;
  const switched = page.evaluate((asked) => window.benchSwitch(asked), { ...target, limitMs: LIMIT_MS });
  await tapLikeAFinger(phone, page.locator(`[data-nav="${target.path}"]`));
  return switched;
}
