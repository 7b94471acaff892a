import { type Browser, chromium } from 'playwright-core';
import type { Rect } from './fullness';
import { installMotion } from './motion';
import { FRAME, SAFE } from './style';
import { pathOf } from './tools';

export const FPS = 24;
/** While nothing but the progress bar moves, every third frame is drawn and held. */
const HOLD = 3;

/** A piece of text and its place in the frame. */
export interface Words extends Rect {
  readonly text: string;
}

/** A page that shows a reel at any moment that it is asked for. */
export interface Stage {
  readonly frames: (totalMs: number) => AsyncGenerator<Buffer>;
  readonly still: (ms: number) => Promise<Buffer>;
  readonly stills: (moments: readonly number[]) => AsyncGenerator<Buffer>;
  /** The texts of a scene and their places at its end. */
  readonly words: (scene: number) => Promise<readonly Words[]>;
  readonly problems: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Globals that `installMotion` adds to the page. */
type Motion = typeof globalThis & {
  renderAt: (ms: number) => void;
  movingAt: (ms: number) => boolean;
  wordsOf: (scene: number) => Words[];
  audit: (safe: typeof SAFE) => string[];
};

/** Starts Debian's Chromium with its own background services off. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: pathOf('chromium'),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
    ],
  });
}

/** Loads a reel's HTML and makes its time ours. */
export async function openStage(browser: Browser, html: string): Promise<Stage> {
  const page = await browser.newPage({ viewport: FRAME });
  const cdp = await page.context().newCDPSession(page);
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  // tsx wraps named functions in a helper that the page does not have.
  await page.evaluate(`globalThis.__name = (f) => f; (${installMotion.toString()})()`);
  const still = async (ms: number): Promise<Buffer> => {
    await page.evaluate((t) => {
      (globalThis as Motion).renderAt(t);
    }, ms);
    const { data } = await cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    return Buffer.from(data, 'base64');
  };
  return {
    still,
    async *stills(moments) {
      for (const ms of moments) yield await still(ms);
    },
    async *frames(totalMs) {
      let last: Buffer | undefined;
      for (let i = 0; i < Math.ceil((totalMs / 1000) * FPS); i += 1) {
        const ms = (i * 1000) / FPS;
        const moving = await page.evaluate((t) => (globalThis as Motion).movingAt(t), ms);
        if (last === undefined || moving || i % HOLD === 0) last = await still(ms);
        yield last;
      }
    },
    words: (scene) => page.evaluate((i) => (globalThis as Motion).wordsOf(i), scene),
    problems: () => page.evaluate((safe) => (globalThis as Motion).audit(safe), SAFE),
    close: () => page.close(),
  };
}
