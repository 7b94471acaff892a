/**
 * The page's clock. It moves only when a test advances it, so that limits are tested to the millisecond on a machine of
 * any speed.
 */
import { expect, type BrowserContext, type Page } from '@playwright/test';

const LOOK_EVERY_MS = [25];
/** Advance per check at first, for short timers of the page; after that hardly any. */
const MOMENT_MS = 20;
const MOMENTS = 40;

export class PageTime {
  #passed = 0;
  #looks = 0;

  private constructor(private readonly page: Page) {}

  /** Stops the clock of all pages that a context opens later. */
  static async stop(context: BrowserContext): Promise<void> {
    await context.clock.install({ time: '2026-01-15T10:00:00+05:30' });
    await context.clock.pauseAt('2026-01-15T11:00:00+05:30');
  }

  /** The clock of a page whose context's clock is stopped, counted from now. */
  static of(page: Page): PageTime {
    return new PageTime(page);
  }

  /** Milliseconds of the page's time that have passed. */
  get passed(): number {
    return this.#passed;
  }

  async pass(ms: number): Promise<void> {
    await this.page.clock.runFor(ms);
    this.#passed += ms;
  }

  /** Resolves when the condition holds. The page's clock hardly moves meanwhile. */
  async until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
    const look = async () => {
      if (await isSo()) return true;
      this.#looks += 1;
      await this.pass(this.#looks <= MOMENTS ? MOMENT_MS : 1);
      return isSo();
    };
    await expect.poll(look, { message: what, intervals: LOOK_EVERY_MS }).toBe(true);
  }

  /** Resolves when the page has run its deferred work without a timer, such as effects. */
  async settle(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(undefined);
        }),
    );
  }
}
