/** Resolves preview requests; in a separate chunk. */
import { RELEASE_FILE, type Release } from '@reelrupee/federation/composition/composition';
import { composition } from '../composition/composition';
import { fetchJson, fetchTicket } from './fetchTicket';
import { PAST_COMPOSITION_KEY, PREVIEWS_KEY, previews, PREVIEW_ERRORS_KEY, type Preview } from './preview';

/** The random part of a link that the registry made. */
const TICKET = /^[\w-]{22}$/;

/** Request that ends a past composition. The shell of that time may not know how to end it. */
const LIVE = 'live';

/** Leaves in this tab what can be had, and of the rest why it cannot, in words. */
export async function resolvePreviews(requests: string[]): Promise<void> {
  const results = await Promise.all(requests.map(resolvePreview));
  const resolved = results.filter((result) => typeof result === 'object');
  const kept = previews.filter(({ remote }) => !resolved.some((preview) => preview.remote === remote));
  sessionStorage.setItem(PREVIEWS_KEY, JSON.stringify([...kept, ...resolved]));
  sessionStorage.setItem(
    PREVIEW_ERRORS_KEY,
    JSON.stringify(results.filter((result) => typeof result === 'string')),
  );
}

/** The preview, or why there is none; of the address, which anyone can have written, it repeats a plain name only. */
async function resolvePreview(request: string): Promise<Preview | string | undefined> {
  if (TICKET.test(request)) return previewOfTicket(request);
  if (request === LIVE) {
    sessionStorage.removeItem(PAST_COMPOSITION_KEY);
    return undefined;
  }
  const [, remote = '', origin = ''] = /^([\w-]{1,40})@(.*)$/.exec(request) ?? [];
  if (!remote) return 'No preview: this is not a link to one.';
  if (!composition.previewOrigins?.includes(origin))
    return `No preview of ${remote}: this site allows none from there (previewOrigins in config.json).`;
  const release = await fetchJson<Release>(`${origin}/${RELEASE_FILE}`);
  if (!release) return `No preview of ${remote}: there is no release there.`;
  return { remote, release, base: `${origin}/`, verified: false };
}

/** The release that the registry allows with this link. The link itself names none, so it cannot be changed to another. */
async function previewOfTicket(ticket: string): Promise<Preview | string | undefined> {
  const allowed = await fetchTicket(ticket);
  if (!allowed) return 'No preview: this link is not valid, or no longer. Ask for a new one.';
  if ('pages' in allowed) {
    sessionStorage.setItem(PAST_COMPOSITION_KEY, `${ticket} ${allowed.composition}`);
    return undefined;
  }
  const { remote, release } = allowed;
  const base = new URL(`${composition.assets}${remote}/${release.id}/`, document.baseURI).href;
  return { remote, release, base, verified: true };
}
