import { ok, type Result } from '../result';
import type { Services } from '../services';
import type { Client } from './client';
import { type Attempt, verifyPassword } from './verifyPassword';

export interface JudgedUser {
  id: string;
  /** The hash that the password matched. */
  passwordHash: string | null;
}

/** The user with these credentials. */
export async function checkCredentials(
  attempt: Attempt,
  client: Client,
  services: Services,
): Promise<Result<JudgedUser, 'backoff' | 'wrongCredentials'>> {
  const user = await services.database.queries
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', attempt.email)
    .executeTakeFirst();
  const judged = await verifyPassword(attempt, user, client, services);
  if (!judged.ok) return judged;
  if (!user) throw new Error('A password matched without an account');
  return ok({ id: user.id, passwordHash: user.password_hash });
}
