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
 * address cannot use up; and accounts with a verified email have one that accounts without cannot use up. `mailBackoff`
 * gives the seconds until the next one.
 */
export async function allowVerification(
  { userId, email }: Verification,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
): Promise<Result<null, 'mailBackoff'>> {
  const user = await database.queries
    .selectFrom('users')
    .select(['email', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const others = user.email_verified_at ? 'a verified account' : 'another account';
  const purpose = user.email === email ? 'verification' : `verification by ${others}`;
  for (const key of [attemptKey(userId, 'verification by user'), attemptKey(email, purpose)]) {
    const { seconds } = await countAttempt(database.queries, key, clock.now());
    if (seconds > 0) return err('mailBackoff', { seconds });
  }
  return ok(null);
}
