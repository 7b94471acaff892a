import type { ActionName } from '@reelrupee/contract/actions';
import type { Page } from '@playwright/test';

/** Answers an action in the provider's place: what cannot be brought about with a provider that is well. */
export async function answerWith(page: Page, action: ActionName, reply: { code: number; msg: string }) {
  await page.route(`**/${action}`, (route) => route.fulfill({ json: { data: null, ...reply } }));
}

/** Lets no call of an action through, as on a dead network. */
export async function cutOff(page: Page, action: ActionName) {
  await page.route(`**/${action}`, (route) => route.abort());
}

/** Undoes the above. */
export async function letThrough(page: Page, action: ActionName) {
  await page.unroute(`**/${action}`);
}
