import type { ActionName } from '@reelrupee/contract/actions';
import type { Page, Route } from '@playwright/test';

/** Replaces the reply to an action, for cases that a working provider cannot produce. */
export async function replyWith(
  page: Page,
  action: ActionName,
  reply: { code: number; msg: string; data?: unknown },
) {
  await page.route(`**/${action}`, (route) => route.fulfill({ json: { data: null, ...reply } }));
}

/** Aborts all calls of an action, as on a dead network. */
export async function abortCalls(page: Page, action: ActionName) {
  await page.route(`**/${action}`, (route) => route.abort());
}

/** Lets the next call of an action reach the provider and drops the reply, as a failing network does. */
export async function loseReplyOnce(page: Page, action: ActionName) {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(`**/${action}`, lose, { times: 1 });
}

/** Holds a reply back until the returned function is called. */
export async function delayReply(page: Page, url: string): Promise<() => void> {
  let letGo: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo?.();
}

/** Leaves the calls of an action pending, as on a stalled network. */
export async function neverReply(page: Page, action: ActionName) {
  await page.route(`**/${action}`, () => undefined);
}

/** Undoes the above. */
export async function passThrough(page: Page, action: ActionName) {
  await page.unroute(`**/${action}`);
}
