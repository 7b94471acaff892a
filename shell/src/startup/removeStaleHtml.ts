/** The screen of an earlier release, which the service worker shows while it asks the network for the page. */

/** Id of the style that hides it once the screen of now has followed. */
export const STALE_ELEMENT = 'reelrupee-stale';

/** Takes it away together with its styles; those of now move to where loaders expect them, before later ones. */
export function removeStaleHtml(): void {
  const hiding = document.getElementById(STALE_ELEMENT);
  if (!hiding) return;
  hiding.remove();
  document.getElementById('root')?.remove();
  for (const old of document.head.querySelectorAll('[data-href]')) old.remove();
  document.head.append(...document.body.querySelectorAll('[data-href]'));
}
