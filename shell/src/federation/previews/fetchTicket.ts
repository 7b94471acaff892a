import { PREVIEW_FOLDER } from '@reelrupee/federation/composition/composition';
import type { PastCompositionPreview, ReleasePreview } from '@reelrupee/federation/composition/preview';

/** The registry's reply about a link; undefined when there is none, or it has expired. */
export async function fetchTicket(
  ticket: string,
): Promise<PastCompositionPreview | ReleasePreview | undefined> {
  const address = new URL(`/${PREVIEW_FOLDER}/${ticket}.json`, document.baseURI).href;
  const allowed = await fetchJson<PastCompositionPreview | ReleasePreview>(address);
  return allowed && Date.parse(allowed.expiresAt) > Date.now() ? allowed : undefined;
}

export async function fetchJson<Body>(address: string): Promise<Body | undefined> {
  const response = await fetch(address, { credentials: 'omit', cache: 'no-store' }).catch(() => undefined);
  if (!response?.ok) return undefined;
  return (await response.json().catch(() => undefined)) as Body | undefined;
}
