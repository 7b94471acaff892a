/** Previews that the registry allows. Their addresses cannot be guessed: who has the link may look. */
import { randomBytes } from 'node:crypto';
import type { PastCompositionPreview, ReleasePreview } from '@reelrupee/federation/composition/preview';

/** The reply that the shell fetches when a link with the ticket is opened. */
export type Preview = ReleasePreview | PastCompositionPreview;

/** A ticket of 128 random bits. */
export function makeTicket(): string {
  return randomBytes(16).toString('base64url');
}
