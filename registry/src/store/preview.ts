/** Previews that the registry allows. Their addresses cannot be guessed: who has the link may look. */
import { randomBytes } from 'node:crypto';
import type { PastCompositionPreview, ReleasePreview } from '@reelrupee/federation/composition/preview';

/** The reply that the shell fetches when a link with the ticket is opened. */
export type Preview = ReleasePreview | PastCompositionPreview;

/** True if a preview is one of a release, by the name of its remote and its id. */
export function isPreviewOf(preview: Preview, { name, id }: { name: string; id: string }): boolean {
  return 'release' in preview && preview.remote === name && preview.release.id === id;
}

/** True if a preview is one of a remote's releases, made by this person or by the CI of this repository. Pure. */
export function isPreviewBy(preview: Preview, remote: string, owner: string): boolean {
  if (!('release' in preview) || preview.remote !== remote) return false;
  const { by } = preview;
  return by === owner || by === `CI of ${owner}` || by.startsWith(`CI of ${owner} at `);
}

/** A ticket of 128 random bits. */
export function makeTicket(): string {
  return randomBytes(16).toString('base64url');
}
