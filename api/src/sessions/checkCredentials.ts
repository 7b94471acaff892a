import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { clearFailures, recordFailure, secondsToWait } from './backoff';
import { checkPassword } from './passwords';

/** The id of the user with these credentials. An unknown email and a wrong password take the same time. */
export async function checkCredentials(
  { email, password }: { email: string; password: string },
  { database, clock }: Services,
): Promise<Result<string, 'backoff' | 'wrongCredentials'>> {
  const { queries } = database;
  const now = clock.now();
  const seconds = await secondsToWait(queries, email, now);
  if (seconds > 0) return err('backoff', { seconds });
  const user = await queries
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  const matches = await checkPassword(password, user?.password_hash ?? null);
  if (!user || !matches) {
    await recordFailure(queries, email, now);
    return err('wrongCredentials');
  }
  await clearFailures(queries, email);
  return ok(user.id);
}
