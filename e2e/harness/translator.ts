import type { Page } from '@playwright/test';

/**
 * Translates the open page as browsers do: each text, and each that follows, is replaced by an element with another one.
 * The translation of a text is the text in guillemets.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const skipped = 'font, script, style, noscript, svg, textarea';
    const translate = (node: Node): void => {
      if (!(node instanceof Text)) return node.childNodes.forEach(translate);
      if (!node.data.trim() || !node.parentElement || node.parentElement.closest(skipped)) return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = `«${node.data}»`;
      node.replaceWith(outer);
    };
    translate(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(translate);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
