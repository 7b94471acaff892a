/** Previews that the registry allows. Their addresses cannot be guessed: who has the link may look. */
import { randomBytes } from 'node:crypto';
import type { Release } from '@reelrupee/federation/composition/composition';

/** The reply that the shell fetches when a link with the ticket is opened. */
export interface Preview {
  ticket: string;
  remote: string;
  release: Release;
  /** Author of the link. */
  by: string;
  /** ISO time from which on the link is refused. */
  expiresAt: string;
}

/** A ticket of 128 random bits. */
export function makeTicket(): string {
  return randomBytes(16).toString('base64url');
}
