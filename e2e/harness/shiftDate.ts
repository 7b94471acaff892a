import type { Page } from '@playwright/test';

/**
 * Starts the dates of the pages opened from now on at `now`. Timers, animations and performance entries stay as they
 * are, unlike with `page.clock`, under which the idle work of a page never starts.
 */
export async function shiftDate(page: Page, now: number): Promise<void> {
  await page.addInitScript((ahead) => {
    window.Date = new Proxy(Date, {
      construct: (target, given: [], as) =>
        Reflect.construct(target, given.length > 0 ? given : [target.now() + ahead], as) as Date,
      get: (target, key) => {
        if (key === 'now') return () => target.now() + ahead;
        return Reflect.get(target, key) as unknown;
      },
    });
  }, now - Date.now());
}
