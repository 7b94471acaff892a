/** The first screen in the page's HTML: on display before any script has run, then taken over by React. */
import { previews } from './preview';

let drawn: string | undefined;

/** The HTML of this path is being drawn: there is no page yet. */
export function drawHtmlOf(path: string): void {
  drawn = path;
}

/** Whether the page's HTML shows the screen of this path, and React has not taken it over yet. */
export function isInHtml(path: string): boolean {
  if (drawn !== undefined) return drawn === path;
  const root = rootElement();
  return root?.dataset['path'] === path && root.hasChildNodes();
}

/** From now on screens are drawn by React alone. */
export function htmlIsTakenOver(): void {
  delete rootElement()?.dataset['path'];
}

/**
 * Clears away the HTML of another screen: some hosts answer every route with the page of `/`. So it is with
 * previews, of which the HTML knows nothing.
 */
export function clearForeignHtml(path: string): void {
  if (previews.length > 0 || !isInHtml(path)) rootElement()?.replaceChildren();
}

function rootElement(): HTMLElement | null {
  return document.getElementById('root');
}
