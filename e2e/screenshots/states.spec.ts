/** Every state of every screen is held to what goes for all of them. */
import type { Page } from '@playwright/test';
import { findViolations } from '../harness/axe';
import { expect, test as base } from '../harness/test';
import { createFixtures, type Fixtures } from './fixtures';
import { cutText, finishTransitions, sidewaysScroll, smallTargets, unseenMotion } from './pageRules';
import { StateContext } from './stateContext';
import { screenStates } from './states';

const test = base.extend<object, { cast: Fixtures }>({
  cast: [async ({ api }, use) => use(await createFixtures(api)), { scope: 'worker' }],
});

test.describe.configure({ mode: 'parallel' });

const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };

/** The rules of axe that the same page can break on one width and keep on another. */
const BY_LAYOUT = ['color-contrast', 'scrollable-region-focusable'];

for (const [screen, states] of Object.entries(screenStates)) {
  test.describe(screen, () => {
    for (const { name, reach } of states) {
      test(`${name}: still, readable, within reach, for everyone`, async ({ page, api, cast }) => {
        const stage = new StateContext(page, api, cast);
        await reach(stage);
        expect.soft(stage.shift, 'nothing jumps').toBeLessThanOrEqual(0.01);
        expect.soft(await unseenMotion(page), 'nothing moves unseen').toEqual([]);
        await holdsToRules(page, '390 px');
        expect.soft(await findViolations(page), 'axe').toEqual([]);
        expect.soft(await smallTargets(page), 'touch targets').toEqual([]);

        await page.emulateMedia({ colorScheme: 'dark' });
        await finishTransitions(page);
        expect.soft(await findViolations(page, ['color-contrast']), 'axe, dark').toEqual([]);

        await page.setViewportSize(NARROW);
        await holdsToRules(page, '320 px');
        expect.soft(await findViolations(page, BY_LAYOUT), 'axe, 320 px').toEqual([]);

        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        await holdsToRules(page, '320 px, text at 200 %');
        await page.setViewportSize(PHONE);
        await holdsToRules(page, '390 px, text at 200 %');
      });
    }
  });
}

async function holdsToRules(page: Page, when: string): Promise<void> {
  expect.soft(await sidewaysScroll(page), when).toEqual([]);
  expect.soft(await cutText(page), when).toEqual([]);
}
