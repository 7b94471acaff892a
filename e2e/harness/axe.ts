import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  violations: { id: string; help: string; nodes: { html: string; failureSummary: string }[] }[];
}

declare global {
  interface Window {
    axe: { run(): Promise<AxeResults> };
  }
}

/** Fails when axe finds anything on the page as it stands, and says what and where. */
export async function expectAccessible(page: Page): Promise<void> {
  // Evaluated rather than added as a script, which the page's content security policy would refuse.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => window.axe.run());
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => `${node.html} ${node.failureSummary}`),
  }));
  expect(findings).toEqual([]);
}
