/**
 * Gives the remotes' inlined stylesheets their full addresses. Bundlers look for `style[data-href]` with the address
 * that they would load from, and load no stylesheet that the page came with; the page itself is served on any host.
 */
export function resolveInlinedStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href*="/"]')) {
    style.dataset['href'] = new URL(style.dataset['href'] ?? '', document.baseURI).href;
  }
}
