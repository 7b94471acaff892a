/** Checks every state of every screen against the page rules. */
import type { Page } from '@playwright/test';
import { findViolations } from '../harness/axe';
import { expect, test as base } from '../harness/test';
import { createFixtures, type Fixtures } from './fixtures';
import { cutText, overlappingText, sidewaysScroll } from './layoutRules';
import { finishTransitions, hiddenAnimations, smallTargets } from './pageRules';
import { StateContext } from './stateContext';
import { screenStates } from './states';
import { applyLayout, HINDI_LAYOUTS, LATIN_LAYOUTS, replaceByHindi, type Layout } from './typography';

const test = base.extend<object, { fixtures: Fixtures }>({
  fixtures: [async ({ api }, use) => use(await createFixtures(api)), { scope: 'worker', timeout: 120_000 }],
});

test.describe.configure({ mode: 'parallel' });

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
        expect.soft(await findViolations(page), 'axe').toEqual([]);
        expect.soft(await smallTargets(page), 'touch targets').toEqual([]);

        await page.emulateMedia({ colorScheme: 'dark' });
        await finishTransitions(page);
        expect.soft(await findViolations(page, ['color-contrast']), 'axe, dark').toEqual([]);

        await page.setViewportSize(NARROW);
        expect.soft(await findViolations(page, BY_LAYOUT), 'axe, 320 px').toEqual([]);

        // Stops the promo, so that no slide changes while it is measured.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        expect.soft(await layoutViolations(page, LATIN_LAYOUTS), 'layout').toEqual([]);
        await replaceByHindi(page);
        expect.soft(await layoutViolations(page, HINDI_LAYOUTS), 'layout in Hindi').toEqual([]);
      });
    }
  });
}

/** The violations of the layout rules, each with its layout. */
async function layoutViolations(page: Page, layouts: Layout[]): Promise<string[]> {
  const found: string[] = [];
  for (const layout of layouts) {
    await applyLayout(page, layout);
    const violations = [await sidewaysScroll(page), await cutText(page), await overlappingText(page)].flat();
    found.push(
      ...violations.map((text) => `${layout.font}, ${layout.width} px, ${layout.textSize} %: ${text}`),
    );
  }
  return found;
}
