/** A page in two halves: what a repeat visit may see at once, and what only the network may say. Pure. */
import { COMPOSITION_ELEMENT } from '@reelrupee/federation/composition/composition';
import { STALE_ELEMENT } from '../startup/removeStaleHtml';

export interface PageParts {
  /** Language, policy and title: what binds the document from its first byte. */
  binding: string;
  /** Styles and the first screen; its only script may choose between prerendered screens. */
  drawn: string;
  /** The script that starts the app, and the composition that it starts. */
  started: string;
}

const BINDING = /^[^]*?<\/title>/;
const ENTRY = /<script defer[^>]*><\/script>/;
const DATA = `<script type="application/json" id="${COMPOSITION_ELEMENT}">`;

/** The parts of a page, or null when it is none of the site's: the log-in page of a portal, say. */
export function splitPage(html: string): PageParts | null {
  const binding = BINDING.exec(html)?.[0];
  const entry = ENTRY.exec(html)?.[0];
  const data = html.indexOf(DATA);
  if (binding === undefined || entry === undefined || data === -1) return null;
  return {
    binding,
    drawn: html.slice(binding.length, data).replace(entry, ''),
    started: entry + html.slice(data),
  };
}

/**
 * What is given out after the binding and drawn parts of a kept page, once the page of now is known. A first screen
 * that a release has changed follows its styles and hides the kept one. Null when the two are bound differently,
 * which no later part of a document can mend.
 */
export function remainderOf(kept: PageParts, now: PageParts): string | null {
  if (now.binding !== kept.binding) return null;
  if (now.drawn === kept.drawn) return now.started;
  return `<style id="${STALE_ELEMENT}">#root{display:none}#root~#root{display:block}</style>${now.drawn}${now.started}`;
}
