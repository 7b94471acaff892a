/** Damage to what all screens of the page need: its root element, the frame in it, and the shell's stylesheets. */
export interface Damage {
  /** The missing parts, for people. */
  what: string;
  /** True if no screen is left on the page, and so no form to fill. */
  isTotal: boolean;
}

/** The shell's stylesheets of each page, by name; most pages have them inlined. */
const STYLES = ['shell.css', 'first.css'];

/** The damage to a page, or undefined. */
export function frameDamage(page: Document): Damage | undefined {
  // React leaves the frame in it, whatever a screen does.
  if (!page.getElementById('root')?.firstElementChild) return { what: 'the root element', isTotal: true };
  // An error of the shell itself, in place of the frame, has neither.
  const [main, link] = [page.querySelector('#root main'), page.querySelector('#root nav [data-nav]')];
  if (link && !main) return { what: 'the main element', isTotal: true };
  if (main && !link) return { what: 'the navigation', isTotal: false };
  const missing = STYLES.filter((name) => !isApplied(page, name));
  return missing.length > 0 ? { what: missing.join(', '), isTotal: false } : undefined;
}

function isApplied(page: Document, name: string): boolean {
  const element = page.querySelector<HTMLStyleElement | HTMLLinkElement>(
    `style[data-href="${name}"], link[rel="stylesheet"][href$="/${name}"]`,
  );
  const sheet = element?.sheet;
  return Boolean(sheet && !sheet.disabled && sheet.media.mediaText === '' && sheet.cssRules.length > 0);
}
