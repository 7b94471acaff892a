/** Resolves preview requests; in a separate chunk. */
import { PREVIEW_FOLDER, RELEASE_FILE, type Release } from '@reelrupee/federation/composition/composition';
import { composition } from '../composition/composition';
import { PREVIEWS_KEY, previews, PREVIEW_ERRORS_KEY, type Preview } from './preview';

/** The random part of a link that the registry made. */
const TICKET = /^[\w-]{22}$/;

/** The registry's reply about a link. */
interface AllowedPreview {
  remote: string;
  release: Release;
  expiresAt: string;
}

/** Leaves in this tab what can be had, and of the rest why it cannot, in words. */
export async function resolvePreviews(requests: string[]): Promise<void> {
  const results = await Promise.all(requests.map(resolvePreview));
  const resolved = results.filter((result) => typeof result !== 'string');
  const kept = previews.filter(({ remote }) => !resolved.some((preview) => preview.remote === remote));
  sessionStorage.setItem(PREVIEWS_KEY, JSON.stringify([...kept, ...resolved]));
  sessionStorage.setItem(
    PREVIEW_ERRORS_KEY,
    JSON.stringify(results.filter((result) => typeof result === 'string')),
  );
}

/** The preview, or why there is none; of the address, which anyone can have written, it repeats a plain name only. */
async function resolvePreview(request: string): Promise<Preview | string> {
  if (TICKET.test(request)) return previewOfTicket(request);
  const [, remote = '', origin = ''] = /^([\w-]{1,40})@(.*)$/.exec(request) ?? [];
  if (!remote) return 'No preview: this is not a link to one.';
  if (!composition.previewOrigins?.includes(origin))
    return `No preview of ${remote}: this site allows none from there (previewOrigins in config.json).`;
  const release = await fetchJson<Release>(`${origin}/${RELEASE_FILE}`);
  if (!release) return `No preview of ${remote}: there is no release there.`;
  return { remote, release, base: `${origin}/`, verified: false };
}

/** The release that the registry allows with this link. The link itself names none, so it cannot be changed to another. */
async function previewOfTicket(ticket: string): Promise<Preview | string> {
  const address = new URL(`/${PREVIEW_FOLDER}/${ticket}.json`, document.baseURI).href;
  const allowed = await fetchJson<AllowedPreview>(address);
  if (!allowed || Date.parse(allowed.expiresAt) <= Date.now())
    return 'No preview: this link is not valid, or no longer. Ask for a new one.';
  const { remote, release } = allowed;
  const base = new URL(`${composition.assets}${remote}/${release.id}/`, document.baseURI).href;
  return { remote, release, base, verified: true };
}

async function fetchJson<Body>(address: string): Promise<Body | undefined> {
  const response = await fetch(address, { credentials: 'omit', cache: 'no-store' }).catch(() => undefined);
  if (!response?.ok) return undefined;
  return (await response.json().catch(() => undefined)) as Body | undefined;
}
