/** Previews that the registry allows. Their addresses cannot be guessed: who has the link may look. */
import { randomBytes } from 'node:crypto';
import type { PastCompositionPreview, ReleasePreview } from '@reelrupee/federation/composition/preview';

/** The reply that the shell fetches when a link with the ticket is opened. */
export type Preview = ReleasePreview | PastCompositionPreview;

/** True if a preview is one of a release, by the name of its remote and its id. */
export function isPreviewOf(preview: Preview, { name, id }: { name: string; id: string }): boolean {
  return 'release' in preview && preview.remote === name && preview.release.id === id;
}

/** A ticket of 128 random bits. */
export function makeTicket(): string {
  return randomBytes(16).toString('base64url');
}
