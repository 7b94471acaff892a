/** Checks every state of every screen against the page rules. */
import type { Page } from '@playwright/test';
import { findViolations } from '../harness/axe';
import { ALL_COMBINATIONS, sampled } from '../../api/src/testing/combinations';
import { expect, test } from '../harness/test';
import { createFixtures, type Fixtures } from './fixtures';
import { layoutViolations } from './layoutViolations';
import { finishTransitions, hiddenAnimations, smallTargets } from './pageRules';
import { StateContext } from './stateContext';
import { screenStates } from './states';
import { latinTexts, switchToHindi } from './hindi';
import { layoutsOf } from './typography';

/** Created once by each worker. A fixture of a worker would have workers of its own, and each takes 5 s to start. */
let created: Promise<Fixtures> | undefined;

test.describe.configure({ mode: 'parallel' });

const NARROW = { width: 320, height: 640 };

/** The axe rules whose result depends on the width. */
const BY_LAYOUT = ['color-contrast', 'scrollable-region-focusable'];

let place = 0;
for (const [screen, states] of Object.entries(screenStates)) {
  test.describe(screen, () => {
    // Neighboring states are alike: a quick run opens every twelfth one, audits one of them and measures the next one.
    for (const [name, reach] of sampled(Object.entries(states), 12)) {
      const isEven = place % 2 === 0;
      const layouts = layoutsOf(Math.floor(place++ / 2));
      test(`${name}: layout, accessibility and touch targets`, async ({ page, api }) => {
        const context = new StateContext(page, api, await (created ??= createFixtures(api)));
        await reach(context);
        expect.soft(context.shift, ['layout shift', ...context.moved].join('\n')).toBeLessThanOrEqual(0.01);
        expect.soft(await hiddenAnimations(page), 'hidden animations').toEqual([]);
        if (ALL_COMBINATIONS || isEven) await expectAccessible(page);
        if (ALL_COMBINATIONS || !isEven) await expectFitting(page, layouts);
      });
    }
  });
}

async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await findViolations(page), 'axe').toEqual([]);
  expect.soft(await smallTargets(page), 'touch targets').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await finishTransitions(page);
  expect.soft(await findViolations(page, ['color-contrast']), 'axe, dark').toEqual([]);
  await page.setViewportSize(NARROW);
  expect.soft(await findViolations(page, BY_LAYOUT), 'axe, 320 px').toEqual([]);
}

async function expectFitting(page: Page, { latin, hindi }: ReturnType<typeof layoutsOf>): Promise<void> {
  // Stops the promo, so that no slide changes while it is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect.soft(await layoutViolations(page, latin), 'layout').toEqual([]);
  // Without a network, texts that were never loaded stay English.
  if (!(await page.evaluate(() => navigator.onLine))) return;
  await switchToHindi(page);
  expect.soft(await latinTexts(page), 'English texts in Hindi').toEqual([]);
  expect.soft(await layoutViolations(page, hindi), 'layout in Hindi').toEqual([]);
}
