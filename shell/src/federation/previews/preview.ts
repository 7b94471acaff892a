/**
 * Previews: in this tab only, a remote comes from somewhere else than the composition says. `?preview=` is the ticket
 * of a release that the registry allows to be previewed, or `mf-wallet@http://localhost:3101` for a development server,
 * if the site's configuration allows its origin. It never names a release: a link could bring back an old one.
 */
import type { Release } from '@reelrupee/federation/composition/composition';

export interface Preview {
  remote: string;
  release: Release;
  /** Address of the release's folder, with a slash at its end. */
  base: string;
  /** A development server has no hashes to verify its files by. */
  verified: boolean;
}

export const PREVIEWS_KEY = 'previews';
/** Ticket and id of the past composition that this tab shows. */
export const PAST_COMPOSITION_KEY = 'pastComposition';
export const PREVIEW_ERRORS_KEY = 'previewErrors';

/** The previews of this tab. */
export const previews: readonly Preview[] = JSON.parse(
  sessionStorage.getItem(PREVIEWS_KEY) ?? '[]',
) as Preview[];

/** Errors of the last preview requests, in words. */
export const previewErrors: readonly string[] = JSON.parse(
  sessionStorage.getItem(PREVIEW_ERRORS_KEY) ?? '[]',
) as string[];

/** The preview of a remote in this tab, if there is one. */
export function previewOf(remote: string): Preview | undefined {
  return previews.find((preview) => preview.remote === remote);
}

/** Ends all previews of this tab. */
export function leavePreview(): void {
  sessionStorage.removeItem(PREVIEWS_KEY);
  sessionStorage.removeItem(PAST_COMPOSITION_KEY);
  sessionStorage.removeItem(PREVIEW_ERRORS_KEY);
  window.location.reload();
}
