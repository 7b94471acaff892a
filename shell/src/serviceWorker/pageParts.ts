/** Splits a page into the part that a repeat visit shows at once and the part that must come from the network. Pure. */
import { COMPOSITION_ELEMENT } from '@reelrupee/federation/composition/composition';
import { STALE_ELEMENT } from '../startup/removeStaleHtml';

export interface PageParts {
  /** Doctype to title: language, policy and title, which a document cannot change later. */
  head: string;
  /** Styles and the first screen; its only script may choose between prerendered screens. */
  screen: string;
  /** The script that starts the app, and the composition that it starts. */
  app: string;
}

const HEAD = /^[^]*?<\/title>/;
const ENTRY = /<script defer[^>]*><\/script>/;
const DATA = `<script type="application/json" id="${COMPOSITION_ELEMENT}">`;

/** Splits a page into its parts; null for a page of another site, such as a captive portal. */
export function splitPage(html: string): PageParts | null {
  const head = HEAD.exec(html)?.[0];
  const entry = ENTRY.exec(html)?.[0];
  const data = html.indexOf(DATA);
  if (head === undefined || entry === undefined || data === -1) return null;
  return {
    head,
    screen: html.slice(head.length, data).replace(entry, ''),
    app: entry + html.slice(data),
  };
}

/**
 * The rest of the document after a cached page's head and screen, once the current page has arrived. A screen that a
 * release has changed follows with its styles and hides the cached one. Null when the heads differ, which the rest of a
 * document cannot correct.
 */
export function remainderOf(cached: PageParts, current: PageParts): string | null {
  if (current.head !== cached.head) return null;
  if (current.screen === cached.screen) return current.app;
  return `<style id="${STALE_ELEMENT}">#root{display:none}#root~#root{display:block}</style>${current.screen}${current.app}`;
}
