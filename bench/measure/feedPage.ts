/** A viewer of the feed, and what the page says of it. */
import { WORKSPACE } from '@reelrupee/federation/build/workspace';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** What `feed.page.js` keeps of a slot; times in ms of the page, NaN while it has not happened. */
export interface SlotFacts {
  /** At least 60 percent of it is on screen. */
  visibleMs: number;
  /** The finger was lifted for the last time before the first frame. */
  liftedMs: number;
  /** A frame of its reel was drawn while it was on screen. */
  firstFrameMs: number;
  /** Seconds of the reel that were shown, and that there are. */
  seenS: number;
  durationS: number;
  /** Address of its video. */
  source: string;
}

declare global {
  interface Window {
    benchSlots: Map<number, SlotFacts>;
  }
}

/** Has the pages of a context keep what the feed does. */
export async function watchFeed(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: join(WORKSPACE, 'bench/measure/feed.page.js') });
}

/** What is known of the slots so far, by their index. */
export async function slotFacts(page: Page): Promise<Map<number, SlotFacts>> {
  return new Map(await page.evaluate(() => [...window.benchSlots]));
}

const ASK_EVERY_MS = 50;

/** Waits for a reel's first frame on screen; false when it does not come within the time, in ms. */
export function waitForFrame(page: Page, index: number, timeoutMs: number): Promise<boolean> {
  return happens(page, index, 'firstFrameMs', timeoutMs);
}

/** Waits in small steps: the page's security policy forbids what Playwright's own waiting does in it. */
async function happens(
  page: Page,
  index: number,
  what: 'visibleMs' | 'firstFrameMs',
  timeoutMs: number,
): Promise<boolean> {
  const started = performance.now();
  while (performance.now() - started < timeoutMs) {
    const happened = await page.evaluate(([slot, key]) => (window.benchSlots.get(slot)?.[key] ?? NaN) > 0, [
      index,
      what,
    ] as const);
    if (happened) return true;
    await wait(ASK_EVERY_MS);
  }
  return false;
}

const TRIES = 5;
const TURN_MS = 1500;

/** Swipes to a reel; again when the finger was too slow for the feed to turn, as on a busy machine. */
export async function swipeTo(page: Page, session: CDPSession, index: number): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await swipe(session);
    if (await happens(page, index, 'visibleMs', TURN_MS)) return;
  }
  throw new Error(`The feed does not turn to reel ${index + 1}.`);
}

const STEPS = 8;
const STEP_MS = 12;
const FROM_Y = 620;
const SWIPE_PX = 320;

/** A thumb's swipe to the next reel: 320 px in a tenth of a second. */
async function swipe(session: CDPSession): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 150, y }] });
  await touch('touchStart', FROM_Y);
  for (let step = 1; step <= STEPS; step += 1) {
    await wait(STEP_MS);
    await touch('touchMove', FROM_Y - (SWIPE_PX * step) / STEPS);
  }
  await touch('touchEnd');
}

/** Lets time pass, as a viewer does who watches. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
