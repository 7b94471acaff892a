import { expect, type Page } from '@playwright/test';
import { storedSession } from '../harness/people';
import type { ProviderServer } from './providerServer';
import { specUser } from './specEntities';
import { LEAKS } from './test';

/** State of a screen after a reply. */
export interface Shown {
  text: string;
  /** Texts and attributes with a leaked value. */
  leaks: string[];
  /** Horizontal overflow of the page in px. */
  overflow: number;
}

/** Longer than all retries of a call without a usable reply, in ms. */
const SETTLED_AFTER_MS = 5000;

/**
 * Signs in another user, as another tab of the browser does: the screen forgets all replies and requests them again,
 * without a page load. Gives its state once it has settled, after calls of `actions`.
 */
export async function switchUser(
  page: Page,
  provider: ProviderServer,
  userId: string,
  actions?: readonly string[],
): Promise<Shown> {
  const before = provider.calls.length;
  await page.evaluate(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { key: 'login' }));
    },
    storedSession(specUser(userId, [])),
  );
  await provider.untilQuiet(before, actions);
  return readPage(page);
}

/**
 * Returns to the page, as after a visit to another app, until the screen calls the action again. Gives its state once it
 * has settled.
 */
export async function lookAgain(page: Page, provider: ProviderServer, action: string): Promise<Shown> {
  const before = provider.calls.length;
  const isAsked = async () => {
    // While the page still works on an earlier reply, a return makes no call.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    return provider.calls.slice(before).some((call) => call.action === action);
  };
  await expect.poll(isAsked, { message: `${action} is called again`, intervals: [25] }).toBe(true);
  await provider.untilQuiet(before, [action]);
  return readPage(page);
}

/** Reads the state of the page once nothing is loading. */
export function readPage(page: Page): Promise<Shown> {
  return page.evaluate(
    async ({ leak, longest }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const start = performance.now();
      const isBusy = () => document.querySelector('main [aria-busy=true]') !== null;
      await frame();
      while (isBusy() && performance.now() - start < longest) await frame();
      await frame();
      const pattern = new RegExp(leak);
      const attributes = [...document.querySelectorAll('#root *')].flatMap((element) =>
        [...element.attributes].flatMap(({ name, value }) => (name === 'class' ? [] : [`${name}=${value}`])),
      );
      const found = [document.getElementById('root')?.textContent ?? '', ...attributes];
      return {
        text: document.body.innerText,
        leaks: found.filter((text) => pattern.test(text)).map((text) => text.slice(0, 300)),
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      };
    },
    { leak: LEAKS.source, longest: SETTLED_AFTER_MS },
  );
}
