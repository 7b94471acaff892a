/**
 * A stylesheet of a release that reaches beyond its own screens applies only while one of them is open. One with rules
 * for its own elements alone always applies: to switch it at a tap computes the style and layout of the whole page again,
 * a tenth of the tap on a slow phone.
 */
import { classEnding } from '@reelrupee/federation/composition/composition';
import { containerAt } from './containers';
import { hasOwnRulesOnly } from './ownRules';

/** Address of the folder of the release whose screen is open. */
let open: string | undefined;

/** Stylesheets that always apply. */
const own = new WeakSet<CSSStyleSheet>();

/** Applies the stylesheets below an address alone; without one, those of no release. */
export function applyStylesOf(base?: string): void {
  open = base;
  document.querySelectorAll('link[rel="stylesheet"], style[data-href]').forEach(applyIfOpen);
}

/** Applies the stylesheet of an element, unless it reaches beyond a release's screens and none of them is open. */
export function applyIfOpen(element: Element): void {
  if (!(element instanceof HTMLLinkElement || element instanceof HTMLStyleElement)) return;
  const { sheet } = element;
  if (!sheet || own.has(sheet)) return;
  const address = element instanceof HTMLLinkElement ? element.href : (element.dataset['href'] ?? '');
  const container = containerAt(address);
  if (!container) return;
  // The rules of a development server change.
  if (container.verified && hasOwnRulesOnly(sheet.cssRules, classEnding(container.name))) own.add(sheet);
  else sheet.disabled = open === undefined || !address.startsWith(open);
}
