/** A viewer of the feed, and what the page says of it. */
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import type { BareTab } from './bareTab';
import type { Phone } from './browser';

/** The record that `feed.page.js` keeps of a slot. Times are page time in ms, NaN until the event has happened. */
export interface SlotFacts {
  /** At least 60 percent of it is on screen. */
  visibleMs: number;
  /** The finger was lifted for the last time before the first frame. */
  liftedMs: number;
  /** First video frame presented while the slot was on screen. */
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

/** The script that records the events of a page's feed. */
export const FEED_SCRIPT = join(WORKSPACE, 'bench/measure/feed.page.js');

/** Adds the recording script to the pages of a context. */
export async function watchFeed(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: FEED_SCRIPT });
}

interface Touch {
  type: 'touchStart' | 'touchMove' | 'touchEnd';
  touchPoints: { x: number; y: number }[];
}

/** The feed as its viewer sees it, with or without a driver that tracks the page. */
export interface Viewer {
  /** The record of a slot so far. */
  slot: (index: number) => Promise<Partial<SlotFacts> | undefined>;
  touch: (touch: Touch) => Promise<unknown>;
}

/** The viewer of a phone. */
export function viewerOf({ page, session }: Phone): Viewer {
  return {
    slot: (index) => page.evaluate((asked) => window.benchSlots.get(asked), index),
    touch: (touch) => session.send('Input.dispatchTouchEvent', touch),
  };
}

/** The viewer of an untracked tab. */
export function viewerOfBare({ evaluate, send }: BareTab): Viewer {
  return {
    slot: async (index) =>
      (await evaluate(`window.benchSlots.get(${index})`)) as Partial<SlotFacts> | undefined,
    touch: (touch) => send('Input.dispatchTouchEvent', touch),
  };
}

/** The records of all slots so far, by slot index. */
export async function slotFacts(page: Page): Promise<Map<number, SlotFacts>> {
  return new Map(await page.evaluate(() => [...window.benchSlots]));
}

const ASK_EVERY_MS = 50;

/** Waits for a reel's first frame on screen; false when it does not come within the time, in ms. */
export function waitForFrame(viewer: Viewer, index: number, timeoutMs: number): Promise<boolean> {
  return happens(viewer, index, 'firstFrameMs', timeoutMs);
}

/** Polls: the page's security policy forbids the script that Playwright's own waiting adds. */
async function happens(
  { slot }: Viewer,
  index: number,
  what: 'visibleMs' | 'firstFrameMs',
  timeoutMs: number,
): Promise<boolean> {
  const started = performance.now();
  while (performance.now() - started < timeoutMs) {
    if (((await slot(index))?.[what] ?? NaN) > 0) return true;
    await wait(ASK_EVERY_MS);
  }
  return false;
}

const TRIES = 5;
const TURN_MS = 1500;

/** Swipes to a reel; again when the finger was too slow for the feed to turn, as on a busy machine. */
export async function swipeTo(viewer: Viewer, index: number): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await swipe(viewer);
    if (await happens(viewer, index, 'visibleMs', TURN_MS)) return;
  }
  throw new Error(`The feed does not turn to reel ${index + 1}.`);
}

const STEPS = 8;
const STEP_MS = 12;
const FROM_Y = 620;
/** More than half of a reel, so that the feed turns even when a busy machine slows the swipe down. */
const SWIPE_PX = 440;

/** A thumb's swipe to the next reel, in a tenth of a second. */
async function swipe({ touch }: Viewer): Promise<void> {
  const at = (y: number) => [{ x: 150, y }];
  await touch({ type: 'touchStart', touchPoints: at(FROM_Y) });
  for (let step = 1; step <= STEPS; step += 1) {
    await wait(STEP_MS);
    await touch({ type: 'touchMove', touchPoints: at(FROM_Y - (SWIPE_PX * step) / STEPS) });
  }
  await touch({ type: 'touchEnd', touchPoints: [] });
}
