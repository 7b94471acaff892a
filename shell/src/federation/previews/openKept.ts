/** Replaces the page by that of a kept composition; in a separate chunk. */
import type { KeptPreview } from '@reelrupee/federation/composition/preview';
import { fetchTicket } from './fetchTicket';
import { keptBanner } from './keptBanner';
import { KEPT_KEY } from './preview';

/**
 * Writes the page of the kept composition over this one, so that the shell of that time starts at the same address. A
 * ticket that has expired leaves the tab with the live site.
 */
export async function openKept(ticket: string): Promise<void> {
  const kept = await fetchTicket(ticket);
  if (!kept || !('pages' in kept)) {
    sessionStorage.removeItem(KEPT_KEY);
    window.location.reload();
    return;
  }
  document.open();
  document.write(
    pageOf(kept, window.location.pathname).replace(/<body[^>]*>/, (body) => body + keptBanner(kept)),
  );
  document.close();
}

/** As hosts do, an address without a page of its own gets that of `/`. */
function pageOf({ pages }: KeptPreview, path: string): string {
  return pages[path] ?? pages['/'] ?? '';
}
