/** Checks every state of every screen against the page rules. */
import type { Page } from '@playwright/test';
import { findViolations } from '../harness/axe';
import { expect, test as base } from '../harness/test';
import { createFixtures, type Fixtures } from './fixtures';
import { cutText, finishTransitions, sidewaysScroll, smallTargets, hiddenAnimations } from './pageRules';
import { StateContext } from './stateContext';
import { screenStates } from './states';

const test = base.extend<object, { fixtures: Fixtures }>({
  fixtures: [async ({ api }, use) => use(await createFixtures(api)), { scope: 'worker', timeout: 120_000 }],
});

test.describe.configure({ mode: 'parallel' });

const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };

/** The axe rules whose result depends on the width. */
const BY_LAYOUT = ['color-contrast', 'scrollable-region-focusable'];

for (const [screen, states] of Object.entries(screenStates)) {
  test.describe(screen, () => {
    for (const { name, reach } of states) {
      test(`${name}: layout, accessibility and touch targets`, async ({ page, api, fixtures }) => {
        const context = new StateContext(page, api, fixtures);
        await reach(context);
        expect.soft(context.shift, 'layout shift').toBeLessThanOrEqual(0.01);
        expect.soft(await hiddenAnimations(page), 'hidden animations').toEqual([]);
        await expectNoOverflow(page, '390 px');
        expect.soft(await findViolations(page), 'axe').toEqual([]);
        expect.soft(await smallTargets(page), 'touch targets').toEqual([]);

        await page.emulateMedia({ colorScheme: 'dark' });
        await finishTransitions(page);
        expect.soft(await findViolations(page, ['color-contrast']), 'axe, dark').toEqual([]);

        await page.setViewportSize(NARROW);
        await expectNoOverflow(page, '320 px');
        expect.soft(await findViolations(page, BY_LAYOUT), 'axe, 320 px').toEqual([]);

        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        await expectNoOverflow(page, '320 px, text at 200 %');
        await page.setViewportSize(PHONE);
        await expectNoOverflow(page, '390 px, text at 200 %');
      });
    }
  });
}

async function expectNoOverflow(page: Page, when: string): Promise<void> {
  expect.soft(await sidewaysScroll(page), when).toEqual([]);
  expect.soft(await cutText(page), when).toEqual([]);
}
