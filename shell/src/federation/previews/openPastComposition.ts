/** Replaces the page by that of a past composition; in a separate chunk. */
import type { PastCompositionPreview } from '@reelrupee/federation/composition/preview';
import { fetchTicket } from './fetchTicket';
import { pastCompositionBanner } from './pastCompositionBanner';
import { PAST_COMPOSITION_KEY } from './preview';

/**
 * Writes the page of the past composition over this one, so that the shell of that time starts at the same address. A
 * ticket that has expired leaves the tab with the live site.
 */
export async function openPastComposition(ticket: string): Promise<void> {
  const kept = await fetchTicket(ticket);
  if (!kept || !('pages' in kept)) {
    sessionStorage.removeItem(PAST_COMPOSITION_KEY);
    window.location.reload();
    return;
  }
  document.open();
  document.write(
    pageOf(kept, window.location.pathname).replace(
      /<body[^>]*>/,
      (body) => body + pastCompositionBanner(kept),
    ),
  );
  document.close();
}

/** As hosts do, an address without a page of its own gets that of `/`. */
function pageOf({ pages }: PastCompositionPreview, path: string): string {
  return pages[path] ?? pages['/'] ?? '';
}
