import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  violations: { id: string; help: string; nodes: { html: string; failureSummary: string }[] }[];
}

interface AxeOptions {
  runOnly?: string[];
}

declare global {
  interface Window {
    axe?: { run(options: AxeOptions): Promise<AxeResults> };
  }
}

/** No transition of an appearing element takes longer; ms. */
const TRANSITION_MS = 1000;

/** A dialog that is still fading in has the contrast of what it covers. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect && isShort(effect));
    await Promise.allSettled(moving.map(({ finished }) => finished));

    function isShort(effect: AnimationEffect): boolean {
      return Number(effect.getComputedTiming().endTime) <= longest;
    }
  }, TRANSITION_MS);
}

/** Violations that axe finds once the page has stopped moving, with their places; by all of its rules or by some. */
export async function findViolations(page: Page, rules?: string[]) {
  await untilStill(page);
  // Evaluated rather than added as a script, which the page's content security policy would refuse.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  const options = rules ? { runOnly: rules } : {};
  const results = await page.evaluate((wanted) => window.axe?.run(wanted), options);
  return (results?.violations ?? []).map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => `${node.html} ${node.failureSummary}`),
  }));
}
