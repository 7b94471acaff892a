import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import type { Client } from '../sessions/client';
import { verifyPassword } from '../sessions/verifyPassword';
import type { Session } from '../sessions/session';

/** A session younger than this needs no further proof, in ms. */
export const FRESH_SESSION_MS = 15 * 60 * 1000;

/** Tells if a session was opened by a log-in in the last 15 minutes. */
export function isFresh({ openedAt }: Session, now: Date): boolean {
  return now.getTime() - openedAt.getTime() <= FRESH_SESSION_MS;
}

export type OwnerError =
  | 'passwordNeeded'
  | 'googleNeeded'
  | 'logInAgain'
  | 'wrongPassword'
  | 'otherGoogleAccount'
  | 'googleUnreachable'
  | 'backoff';

export interface Owner {
  id: string;
  email: string;
  password_hash: string | null;
  google_subject: string | null;
}

export interface OwnerProof {
  currentPassword?: string | undefined;
  googleAccessToken?: string | undefined;
}

/**
 * Confirms that the account's owner makes a sensitive change: by a log-in in the last 15 minutes, of any kind, by the
 * password, or by an access token of the account's Google user.
 */
export async function confirmOwner(
  user: Owner,
  { currentPassword, googleAccessToken }: OwnerProof,
  session: Session,
  client: Client,
  services: Services,
): Promise<Result<null, OwnerError>> {
  if (isFresh(session, services.clock.now())) return ok(null);
  if (googleAccessToken && user.google_subject) {
    return confirmByGoogle(user.google_subject, googleAccessToken, services);
  }
  if (user.password_hash === null) return err(user.google_subject ? 'googleNeeded' : 'logInAgain');
  if (!currentPassword) return err('passwordNeeded');
  const judged = await verifyPassword(
    { email: user.email, password: currentPassword, session },
    user,
    client,
    services,
  );
  if (judged.ok) return judged;
  return judged.error === 'backoff' ? err('backoff', judged.details) : err('wrongPassword');
}

async function confirmByGoogle(
  subject: string,
  accessToken: string,
  { google }: Services,
): Promise<Result<null, 'otherGoogleAccount' | 'googleUnreachable'>> {
  const identity = await google.identify(accessToken);
  if (!identity.ok)
    return err(identity.error === 'tokenRefused' ? 'otherGoogleAccount' : 'googleUnreachable');
  return identity.value.subject === subject ? ok(null) : err('otherGoogleAccount');
}
