import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import type { Client } from '../sessions/client';
import { judgePassword } from '../sessions/judgePassword';
import type { Session } from '../sessions/session';

/** A session younger than this needs no password again, in ms. */
export const FRESH_SESSION_MS = 15 * 60 * 1000;

export type OwnerError = 'passwordNeeded' | 'logInAgain' | 'wrongPassword' | 'backoff';

/**
 * Confirms that the account's owner makes a sensitive change: by a log-in in the last 15 minutes, of any kind, or by
 * the password.
 */
export async function confirmOwner(
  user: { id: string; email: string; password_hash: string | null },
  password: string | undefined,
  session: Session,
  client: Client,
  services: Services,
): Promise<Result<null, OwnerError>> {
  const age = services.clock.now().getTime() - session.openedAt.getTime();
  if (age <= FRESH_SESSION_MS) return ok(null);
  if (user.password_hash === null) return err('logInAgain');
  if (!password) return err('passwordNeeded');
  const judged = await judgePassword({ email: user.email, password }, user, client, services);
  if (judged.ok) return judged;
  return judged.error === 'backoff' ? err('backoff', judged.details) : err('wrongPassword');
}
