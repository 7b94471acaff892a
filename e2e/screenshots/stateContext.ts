import type { ActionName } from '@reelrupee/contract/actions';
import type { SignedInUser } from '@reelrupee/contract/entities';
import type { Page } from '@playwright/test';
import type { TestApi } from '../../api/src/testing/startTestApi';
import { layoutShift } from '../harness/layoutShift';
import { signInInBrowser } from '../harness/people';
import { replyWith, neverReply } from '../harness/replies';
import { shiftDate } from '../harness/shiftDate';
import type { Fixtures } from './fixtures';

/** Brings a new page to a state of the app. */
export type ReachState = (context: StateContext) => Promise<unknown>;

/** The states of a screen, by the prefix of their file names: the screen, then the state. */
export type ScreenStates = Record<string, ReachState>;

/** A page, the provider, and the users of the states. */
export class StateContext {
  /** Cumulative layout shift while loading. */
  shift = 0;
  /** The elements that the shift has moved, for the message of a failure. */
  readonly moved: string[] = [];

  constructor(
    readonly page: Page,
    readonly api: TestApi,
    readonly fixtures: Fixtures,
  ) {}

  /** Opens a path as a visitor or a user. Calls are held back until the screen has rendered its loading state. */
  async open(path: string, user?: SignedInUser): Promise<void> {
    await this.page.addInitScript(holdCalls);
    await this.visit(path, user);
    await this.waitUntilLoaded();
  }

  /** Opens a path at the provider's time, without waiting for its content. */
  async visit(path: string, user?: SignedInUser): Promise<void> {
    await shiftDate(this.page, this.api.clock.now().getTime());
    if (user) await signInInBrowser(this.page, user, path);
    else await this.page.goto(path, { waitUntil: 'commit' });
  }

  /** Waits until nothing on the screen is busy. */
  async waitUntilLoaded(): Promise<void> {
    await this.page.locator('main h1').first().waitFor({ state: 'attached' });
    await this.page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    const { shift, moved } = await layoutShift(this.page);
    this.shift += shift;
    this.moved.push(...moved);
  }

  /** Makes calls of these actions never return. */
  async stall(...actions: ActionName[]): Promise<void> {
    for (const action of actions) await neverReply(this.page, action);
  }

  /** Replies to an action instead of the provider. */
  async reply(action: ActionName, reply: { code: number; msg: string; data?: unknown }): Promise<void> {
    await replyWith(this.page, action, reply);
  }

  /** Waits until nothing on the page scrolls. */
  async waitUntilStill(): Promise<void> {
    await this.page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const scrollOffsets = () =>
        [...document.querySelectorAll('main *')].map(({ scrollTop }) => scrollTop).join();
      let previous = '';
      for (let still = 0; still < 10;) {
        still = scrollOffsets() === previous ? still + 1 : 0;
        previous = scrollOffsets();
        await frame();
      }
    });
  }

  /** Goes offline and waits for the offline bar. */
  async goOffline(): Promise<void> {
    await this.page.context().setOffline(true);
    await this.page.getByText('You’re offline.').waitFor();
  }

  /** Keeps toasts and popups open, by disabling timers of one to two seconds. */
  async keepMessages(): Promise<void> {
    await this.page.addInitScript(() => {
      const setTimer = window.setTimeout.bind(window);
      const patched = (run: () => void, ms = 0) => (ms >= 1000 && ms <= 2000 ? 0 : setTimer(run, ms));
      Object.assign(window, { setTimeout: patched });
    });
  }

  /** The button or link of this name. */
  button(name: string | RegExp, exact = true) {
    return this.page.getByRole('button', { name, exact });
  }
}

/**
 * In the page: holds its calls back until the screen has rendered. Routing them through the test would take every file of
 * the app there too, and turn the browser's cache off.
 */
function holdCalls(): void {
  const rendered = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main h1')) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  const { fetch } = window;
  window.fetch = async (input, init) => {
    if (init?.method === 'POST') await rendered;
    return fetch(input, init);
  };
  const { send, abort } = XMLHttpRequest.prototype;
  const aborted = new WeakSet<XMLHttpRequest>();
  XMLHttpRequest.prototype.abort = function () {
    aborted.add(this);
    abort.call(this);
  };
  XMLHttpRequest.prototype.send = function (body) {
    void rendered.then(() => {
      if (!aborted.has(this)) send.call(this, body);
    });
  };
}
