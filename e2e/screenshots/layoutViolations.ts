import type { Page } from '@playwright/test';
import { brokenWords, cutText, overlappingText, shownHidden, sidewaysScroll } from './layoutRules';
import { applyFont, applyWidth, byWidth, type Layout } from './typography';

/** The violations of the layout rules, each with its layout. Each width is set once, since resizing a page is slow. */
export async function layoutViolations(page: Page, layouts: Layout[]): Promise<string[]> {
  const found: string[] = [];
  for (const [width, ofWidth] of byWidth(layouts)) {
    await applyWidth(page, width);
    for (const layout of ofWidth) {
      await applyFont(page, layout);
      const rules = [
        sidewaysScroll(page),
        cutText(page),
        overlappingText(page),
        brokenWords(page),
        shownHidden(page),
      ];
      const violations = (await Promise.all(rules)).flat();
      found.push(...violations.map((text) => `${layout.font}, ${width} px, ${layout.textSize} %: ${text}`));
    }
  }
  return found;
}
