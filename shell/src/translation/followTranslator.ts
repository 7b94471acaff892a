/**
 * Lets a browser translate the page. A translator replaces texts that React still holds: React would throw where it
 * removes such a text or inserts before it, and a new amount would not be shown. Each replaced text is put back before
 * React changes it, and the translator then translates it again.
 */
import { allowReplacedTexts } from './allowReplacedTexts';
import { ReplacedTexts } from './replacedTexts';

/** Follows the browser's translator from now on. The document is left as it is until one replaces a text. */
export function followTranslator(): void {
  const replaced = new ReplacedTexts();
  let isAllowed = false;
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') restoreChanged(record.target);
      else watch(replaced.note(record));
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });

  function restoreChanged(text: Node): void {
    if (!text.isConnected) replaced.restore(text);
  }

  function watch(texts: Text[]): void {
    for (const text of texts) observer.observe(text, { characterData: true });
    if (texts.length === 0 || isAllowed) return;
    isAllowed = true;
    allowReplacedTexts(replaced);
  }
}
