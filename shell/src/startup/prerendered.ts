/** The first screen in the page's HTML: on display before any script has run, then taken over by React. */
import { previews } from '../federation/previews/preview';

let prerendering: string | undefined;

/** The HTML of this path is being drawn: there is no page yet. */
export function markPrerendering(path: string): void {
  prerendering = path;
}

/** Whether the page's HTML shows the screen of this path, and React has not taken it over yet. */
export function isPrerendered(path: string): boolean {
  if (prerendering !== undefined) return prerendering === path;
  const root = rootElement();
  return root?.dataset['path'] === path && root.hasChildNodes();
}

/** From now on screens are drawn by React alone. */
export function onHydrated(): void {
  delete rootElement()?.dataset['path'];
}

/**
 * Clears away the HTML of another screen: some hosts answer every route with the page of `/`. So it is with
 * previews, of which the HTML knows nothing.
 */
export function clearOtherScreensHtml(path: string): void {
  if (previews.length > 0 || !isPrerendered(path)) rootElement()?.replaceChildren();
}

function rootElement(): HTMLElement | null {
  return document.getElementById('root');
}
