/** The first screen in the page's HTML: on display before any script has run, then taken over by React. */
import { previews } from '../federation/previews/preview';
import { languageOf } from '@reelrupee/contract/languages';

let prerendering: string | undefined;

/** Marks that this path is being prerendered, where there is no page. */
export function markPrerendering(path: string): void {
  prerendering = path;
}

/** True if the page's HTML shows the screen of this path and React has not hydrated it yet. */
export function isPrerendered(path: string): boolean {
  if (prerendering !== undefined) return prerendering === path;
  const root = rootElement();
  return root?.dataset['path'] === path && root.hasChildNodes();
}

/** Marks the prerendered screen as hydrated. */
export function onHydrated(): void {
  delete rootElement()?.dataset['path'];
}

/**
 * Removes the prerendered HTML of another screen (some hosts serve the page of `/` for every route) or in another
 * language (its release could not be rendered in this one), and all of it in a tab with previews, which are never
 * prerendered.
 */
export function clearOtherScreensHtml(path: string): void {
  const root = rootElement();
  const isForVisitor =
    isPrerendered(path) && root?.dataset['language'] === languageOf(document.documentElement.lang);
  if (previews.length > 0 || !isForVisitor) root?.replaceChildren();
}

function rootElement(): HTMLElement | null {
  return document.getElementById('root');
}
