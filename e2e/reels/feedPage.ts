/** The feed as its viewer handles it. */
import { expect, type CDPSession, type Page } from '@playwright/test';
import { join } from 'node:path';

/** Twelve reels of four seconds each: a day's ten, and some for the next day. */
export const SHORT_REELS = join(import.meta.dirname, 'pack');
export const REEL_MS = 4000;

/** What a video element does. */
export interface VideoFacts {
  src: string;
  top: string;
  time: number;
  paused: boolean;
  muted: boolean;
  preload: string;
}

/** The video elements in their order. */
export function videos(page: Page): Promise<VideoFacts[]> {
  return page.locator('video').evaluateAll((elements) =>
    elements
      .filter((element): element is HTMLVideoElement => element instanceof HTMLVideoElement)
      .map((video) => ({
        src: video.getAttribute('src') ?? '',
        top: video.style.top,
        time: video.currentTime,
        paused: video.paused,
        muted: video.muted,
        preload: video.preload,
      })),
  );
}

/** The video of a slot. */
export async function videoOf(page: Page, slot: number): Promise<VideoFacts | undefined> {
  return (await videos(page)).find(({ src, top }) => src && top.includes(`(${slot} *`));
}

/** Waits until the reel of a slot plays. */
export async function expectPlaying(page: Page, slot: number): Promise<void> {
  await expect
    .poll(async () => {
      const video = await videoOf(page, slot);
      return video !== undefined && !video.paused && video.time > 0;
    })
    .toBe(true);
}

/** Waits until the reel of a slot stands still. */
export async function expectPaused(page: Page, slot: number): Promise<void> {
  await expect.poll(async () => (await videoOf(page, slot))?.paused).toBe(true);
}

/** The button of the column at the right; the one on a card is called the same. */
export function nextButton(page: Page) {
  return page.getByRole('group', { name: 'Reel controls' }).getByRole('button', { name: 'Next reel' });
}

/** The title of the reel on screen. */
export function reelTitle(page: Page) {
  return page.locator('article:not([inert])').getByRole('heading');
}

/** A finger that is put down, moved and lifted. */
export class Finger {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  /** Drags upwards by so many px, in steps, and stays there. */
  async drag(px: number): Promise<void> {
    await this.touch('touchStart', 700);
    for (let step = 1; step <= 10; step += 1) await this.touch('touchMove', 700 - (px * step) / 10);
  }

  async lift(): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  private async touch(type: 'touchStart' | 'touchMove', y: number): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 150, y }] });
  }
}
