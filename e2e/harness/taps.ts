import type { ActionName } from '@reelrupee/contract/actions';
import type { Locator, Page } from '@playwright/test';

/** Two taps within one frame: the second comes before any effect of the first has been painted. */
export async function tapTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

/** Counts the calls of an action that leave the page from now on. */
export function countCalls(page: Page, action: ActionName): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(`/${action}`)) calls += 1;
  });
  return () => calls;
}
