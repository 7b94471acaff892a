/** Screen of an earlier release, which the service worker shows while it requests the page. */

/** Id of the style that hides the stale screen once the current one has followed. */
export const STALE_ELEMENT = 'reelrupee-stale';

/** Removes the stale screen with its styles; the current styles move to the head, where loaders expect them first. */
export function removeStaleHtml(): void {
  const hiding = document.getElementById(STALE_ELEMENT);
  if (!hiding) return;
  hiding.remove();
  document.getElementById('root')?.remove();
  for (const old of document.head.querySelectorAll('[data-href]')) old.remove();
  document.head.append(...document.body.querySelectorAll('[data-href]'));
}
