/**
 * A stylesheet of a release applies only while a screen of it is open: a rule that reaches beyond its own screens is gone
 * with them. `keepOwnStyles` exempts stylesheets without such rules, since to switch one at a tap computes the style and
 * layout of the whole page again, a tenth of the tap on a slow phone.
 */
import { containerAt, type Container } from './containers';

/** Address of the folder of the release whose screen is open. */
let open: string | undefined;

let isExempt = (_sheet: CSSStyleSheet, _container: Container): boolean => false;

/** Leaves the stylesheets for which this is true applied. */
export function exemptStyles(isOwn: typeof isExempt): void {
  isExempt = isOwn;
}

/** Applies the stylesheets below an address alone; without one, those of no release. */
export function applyStylesOf(base?: string): void {
  open = base;
  document.querySelectorAll('link[rel="stylesheet"], style[data-href]').forEach(applyIfOpen);
}

/** Applies the stylesheet of an element, unless it is a release's, not exempt, and no screen of the release is open. */
export function applyIfOpen(element: Element): void {
  if (!(element instanceof HTMLLinkElement || element instanceof HTMLStyleElement) || !element.sheet) return;
  const address = element instanceof HTMLLinkElement ? element.href : (element.dataset['href'] ?? '');
  const container = containerAt(address);
  if (container)
    element.sheet.disabled =
      !isExempt(element.sheet, container) && (open === undefined || !address.startsWith(open));
}
