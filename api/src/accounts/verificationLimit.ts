import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { attemptKey, countAttempt } from '../sessions/backoff';

export interface Verification {
  userId: string;
  /** The address that is to be verified. */
  email: string;
}

/**
 * Counts a mail that verifies an address, before it is sent: five are free for each user and for each address, then
 * the waits of the back-off begin. The account that has the address has a count of its own, which others who claim the
 * address cannot use up. `mailBackoff` gives the seconds until the next one.
 */
export async function allowVerification(
  { userId, email }: Verification,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
): Promise<Result<null, 'mailBackoff'>> {
  const own = await database.queries
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst();
  const purpose = own ? 'verification' : 'verification by another account';
  for (const key of [attemptKey(userId, 'verification by user'), attemptKey(email, purpose)]) {
    const { seconds } = await countAttempt(database.queries, key, clock.now());
    if (seconds > 0) return err('mailBackoff', { seconds });
  }
  return ok(null);
}
