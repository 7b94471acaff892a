/** The app in Hindi, switched in place. */
import { LANGUAGE_KEY } from '@reelrupee/contract/languages';
import type { Page } from '@playwright/test';

/** Switches as a choice in another tab does, so that no dialog is in the way. Resolves when the texts have changed. */
export async function switchToHindi(page: Page): Promise<void> {
  await page.evaluate((key) => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'hi' }));
  }, LANGUAGE_KEY);
  await page.locator('html[lang=hi-IN]').waitFor({ state: 'attached' });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Words that Hindi texts have too: names of products, terms of banks and of lessons, plans. */
const KEPT =
  /^(AI|ML|PDF|UPI|PIN|UTR|TDS|QR|ID|IFSC|OTP|PAN|MB|JPEG|PNG|WebP|Google|WhatsApp|EN|English|ReelRupee|ref|Plan|Free|Starter|Basic|Silver|Gold|Platinum|Diamond|Crown|Android|Chrome|Windows|iPhone)$/;

/** Texts that people wrote, as users and as administrators, and messages from before the switch. */
const DATA =
  /Asha Rao|Kavya Reddy|Meera Nair|Lakshmi Narayanan Subramanian Venkataraman|Friend Number|Venkatanarasimharajuvaripeta Lakshmi Subramanian Iyer|Payment not found|The account holder’s name does not match the bank’s\.|This transaction ID has already been used for another recharge\.|This email belongs to another account\./g;

/**
 * The visible texts and names of controls with an English word that Hindi does not keep. Emails, addresses of sites and whatever is
 * marked as English, as the lessons are, do not count; nor do messages that close automatically.
 */
export async function latinTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const skipped = 'script, style, template, [lang^=en], [role=status], [role=alertdialog]';
    const root = document.querySelector('dialog[open], [aria-modal="true"]') ?? document.body;
    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest(skipped)) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (node instanceof Element) found.push(element.getAttribute('aria-label') ?? '');
      else found.push(node.nodeValue ?? '');
    }
    return found;
  });
  return [...new Set(texts)].filter((text) => {
    const words =
      text
        .replace(DATA, '')
        .replace(/\S*[@/]\S*|\S*\d\S*|\S*\w\.\w\S*/g, '')
        .match(/[A-Za-z]{2,}/g) ?? [];
    return words.some((word) => !KEPT.test(word));
  });
}
