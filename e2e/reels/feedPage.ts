/** The feed as its viewer uses it. */
import { expect, type CDPSession, type Page } from '@playwright/test';
import type { SignedInUser } from '@reelrupee/contract/entities';
import { join } from 'node:path';
import type { TestApi } from '../../api/src/testing/startTestApi';
import { freeUser } from '../harness/earner';
import { signInInBrowser } from '../harness/people';

/** Twelve reels of four seconds each: a day's ten, and two for the next day. */
export const SHORT_REELS = join(import.meta.dirname, 'pack');

/** Opens the feed as a new user with an active free plan. */
export async function openFeed(page: Page, api: TestApi): Promise<SignedInUser> {
  const user = await freeUser(api);
  await signInInBrowser(page, user, '/reels');
  return user;
}

/** Waits until the poster of the reel on screen is painted: its canvas then has the size of the pack's posters. */
export async function expectPoster(page: Page): Promise<void> {
  await expect(page.locator('article:not([inert]) canvas')).toHaveJSProperty('height', 426);
}

/** State of a video element. */
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

/** Waits until the reel of a slot is paused. */
export async function expectPaused(page: Page, slot: number): Promise<void> {
  await expect.poll(async () => (await videoOf(page, slot))?.paused).toBe(true);
}

/** The button of the right column; one on a card has the same name. */
export function nextButton(page: Page) {
  return page.getByRole('group', { name: 'Reel controls' }).getByRole('button', { name: 'Next reel' });
}

/** The title of the reel on screen. */
export function reelTitle(page: Page) {
  return page.locator('article:not([inert])').getByRole('heading');
}

/** A finger on the screen. */
export class Finger {
  private y = 700;

  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async putDown(): Promise<void> {
    this.y = 700;
    await this.touch('touchStart', [{ x: 150, y: this.y }]);
  }

  /** Moves the finger up by a number of px, in steps, and holds it there. */
  async moveUp(px: number): Promise<void> {
    const from = this.y;
    for (let step = 1; step <= 10; step += 1) {
      this.y = from + ((700 - px - from) * step) / 10;
      await this.touch('touchMove', [{ x: 150, y: this.y }]);
    }
  }

  async lift(): Promise<void> {
    await this.touch('touchEnd', []);
  }

  /** A swipe to the next reel. */
  async swipe(): Promise<void> {
    await this.putDown();
    await this.moveUp(600);
    await this.lift();
  }

  private async touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
