/**
 * Stylesheets of releases apply only while a screen of theirs is open: a rule that reaches beyond its own screens is
 * gone with them.
 */
import { containerAt } from './containers';

/** Address of the folder of the release whose screen is open. */
let open: string | undefined;

/** Applies the stylesheets below an address alone; without one, those of no release. */
export function applyStylesOf(base?: string): void {
  open = base;
  document.querySelectorAll('link[rel="stylesheet"], style[data-href]').forEach(applyIfOpen);
}

/** Applies the stylesheet of an element, if it is not a release's or the release's screen is open. */
export function applyIfOpen(element: Element): void {
  if (!(element instanceof HTMLLinkElement || element instanceof HTMLStyleElement) || !element.sheet) return;
  const address = element instanceof HTMLLinkElement ? element.href : (element.dataset['href'] ?? '');
  if (containerAt(address)) element.sheet.disabled = open === undefined || !address.startsWith(open);
}
