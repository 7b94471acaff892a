import type { Page, Route } from '@playwright/test';

/** Holds all scripts back, except for the allowed ones, until the returned function is called. */
export async function holdScripts(page: Page, passThrough?: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let free = false;
  await page.route('**/*.js', async (route) => {
    if (free || passThrough?.test(route.request().url())) await route.continue();
    else held.push(route);
  });
  return async () => {
    free = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}
