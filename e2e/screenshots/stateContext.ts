import type { ActionName } from '@reelrupee/contract/actions';
import type { SignedInUser } from '@reelrupee/contract/entities';
import type { Page } from '@playwright/test';
import type { TestApi } from '../../api/src/testing/startTestApi';
import { layoutShift } from '../harness/layoutShift';
import { signInInBrowser } from '../harness/people';
import { replyWith, neverReply } from '../harness/replies';
import type { Fixtures } from './fixtures';

/** A state of the app that is looked at and held to the rules of every screen. */
export interface ScreenState {
  /** Names its pictures, and sorts them: the screen, then the state. */
  name: string;
  /** Brings a page without a past to the state. */
  reach: (stage: StateContext) => Promise<unknown>;
}

/** A page of its own, and whoever may appear on it. */
export class StateContext {
  /** Everything that moved on the page while it loaded. */
  shift = 0;

  constructor(
    readonly page: Page,
    readonly api: TestApi,
    readonly cast: Fixtures,
  ) {}

  /** Opens a path as a visitor, or as somebody; answers come when the screen has drawn that it waits for them. */
  async open(path: string, user?: SignedInUser): Promise<void> {
    await this.page.route(isAction, async (route) => {
      // A page that is closed meanwhile wants no answer.
      await this.page
        .locator('main h1')
        .first()
        .waitFor({ state: 'attached' })
        .then(() => route.fallback())
        .catch(() => undefined);
    });
    await this.visit(path, user);
    await this.settled();
  }

  /** Opens a path without waiting for what it holds. */
  async visit(path: string, user?: SignedInUser): Promise<void> {
    if (user) await signInInBrowser(this.page, user, path);
    else await this.page.goto(path, { waitUntil: 'commit' });
  }

  /** Waits until nothing on the screen says that it is on its way. */
  async settled(): Promise<void> {
    await this.page.locator('main h1').first().waitFor({ state: 'attached' });
    await this.page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    this.shift += await layoutShift(this.page);
  }

  /** Lets an action wait for its answer for ever. */
  async stall(...actions: ActionName[]): Promise<void> {
    for (const action of actions) await neverReply(this.page, action);
  }

  /** Answers an action in the provider's place. */
  async answer(action: ActionName, reply: { code: number; msg: string; data?: unknown }): Promise<void> {
    await replyWith(this.page, action, reply);
  }

  /** Waits until nothing on the page is being scrolled. */
  async atRest(): Promise<void> {
    await this.page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const places = () => [...document.querySelectorAll('main *')].map(({ scrollTop }) => scrollTop).join();
      let before = '';
      for (let still = 0; still < 10;) {
        still = places() === before ? still + 1 : 0;
        before = places();
        await frame();
      }
    });
  }

  /** Takes the network away, and waits until the page says so. */
  async goOffline(): Promise<void> {
    await this.page.context().setOffline(true);
    await this.page.getByText('You are offline.').waitFor();
  }

  /** Lets no message leave by itself. The times of toasts and popups are between one and two seconds. */
  async keepMessages(): Promise<void> {
    await this.page.addInitScript(() => {
      const setTimer = window.setTimeout.bind(window);
      const patient = (run: () => void, ms = 0) => (ms >= 1000 && ms <= 2000 ? 0 : setTimer(run, ms));
      Object.assign(window, { setTimeout: patient });
    });
  }

  /** The button or link of this name. */
  button(name: string | RegExp, exact = true) {
    return this.page.getByRole('button', { name, exact });
  }
}

/** A call of the provider: a POST to a name at the top. */
function isAction(url: URL): boolean {
  return /^\/[a-z][A-Za-z]+$/.test(url.pathname) && !SCREENS.has(url.pathname);
}

const SCREENS = new Set([
  '/login',
  '/plan',
  '/rechargeNow',
  '/profile',
  '/transactions',
  '/referrals',
  '/referralList',
  '/reels',
  '/federation',
]);
