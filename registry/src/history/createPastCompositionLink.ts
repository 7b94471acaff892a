/** Links by which a composition that was live opens in one tab. */
import { currentUser } from '../store/auditLog';
import { makeTicket } from '../store/preview';
import type { SiteFiles, Store } from '../store/store';
import { pastComposition } from './pastCompositions';

const HOUR_MS = 3_600_000;

/** The site of `npm start`, whose settings name no address. */
const LOCAL_SITE = 'http://localhost:3000';

export interface PastCompositionLink {
  address: string;
  /** ISO time. */
  expiresAt: string;
}

/**
 * Makes a link to a past composition. Its ticket holds the pages as they were, so that shell and remotes of that time
 * run in the tab. Without `site` it begins with the address in the settings. Throws a UserError when the composition is
 * no longer kept.
 */
export async function createPastCompositionLink(
  store: Store,
  id: string,
  {
    site,
    hours,
    now,
    by = currentUser(),
  }: { site?: string | undefined; hours: number; now: number; by?: string },
): Promise<PastCompositionLink> {
  const kept = await pastComposition(store, id, now);
  const ticket = makeTicket();
  const expiresAt = new Date(now + hours * HOUR_MS).toISOString();
  const changes = kept.entries.map(({ action, name, release, by, reason }) => {
    return { action, name, release, by, ...(reason && { reason }) };
  });
  const pages = pagesOf(await store.readSite(kept.site));
  await store.savePreview({ ticket, composition: id, at: kept.at, changes, pages, by, expiresAt });
  const address = new URL('/', site ?? ((await store.config()).siteUrl || LOCAL_SITE));
  address.searchParams.set('preview', ticket);
  return { address: address.href, expiresAt };
}

/** The HTML of each route. Pure. */
function pagesOf(files: SiteFiles): Record<string, string> {
  const pages = [...files].filter(([path]) => path.endsWith('index.html'));
  return Object.fromEntries(
    pages.map(([path, html]) => [`/${path.replace(/\/?index\.html$/, '')}`, html.toString()]),
  );
}
