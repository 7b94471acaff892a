import { expect, type Page } from '@playwright/test';
import { createRequire } from 'node:module';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

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
  await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate(() => window.axe.run());
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => `${node.html} ${node.failureSummary}`),
  }));
  expect(findings).toEqual([]);
}
