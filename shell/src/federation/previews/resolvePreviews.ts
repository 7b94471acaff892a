/** Resolves preview requests; in a separate chunk. */
import { RELEASE_FILE, type Release } from '@reelrupee/federation/composition/composition';
import { composition } from '../composition/composition';
import { PREVIEWS_KEY, previews, PREVIEW_ERRORS_KEY, type Preview } from './preview';

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
  const [, remote = '', where = ''] = /^([\w-]{1,40})@(.*)$/.exec(request) ?? [];
  if (!remote) return 'No preview: write it as mf-name@where.';
  const base = baseOf(remote, where);
  if (!base)
    return `No preview of ${remote}: this site allows none from there (previewOrigins in config.json).`;
  const response = await fetch(base + RELEASE_FILE, { credentials: 'omit' }).catch(() => undefined);
  const release = (await response?.json().catch(() => undefined)) as Release | undefined;
  if (!response?.ok || !release) return `No preview of ${remote}: there is no release there.`;
  return { remote, release, base, verified: !isOrigin(where) };
}

function baseOf(remote: string, where: string): string | undefined {
  if (/^[\w.-]+$/.test(where))
    return new URL(`${composition.assets}${remote}/${where}/`, document.baseURI).href;
  return isOrigin(where) ? `${where}/` : undefined;
}

function isOrigin(where: string): boolean {
  return composition.previewOrigins?.includes(where) ?? false;
}
