import { randomBytes } from 'node:crypto';
import type { Queries } from '../database/database';
import { createUser } from '../sessions/createUser';
import { hashPassword } from '../sessions/passwords';

export interface FirstAdministrator {
  email: string;
  /** Only its hash is stored. */
  password: string;
}

/** Creates an administrator if there is none and returns its credentials. */
export async function seedAdministrator(
  queries: Queries,
  email: string,
  chosenPassword: string | undefined,
  now: Date,
): Promise<FirstAdministrator | null> {
  const existing = await queries
    .selectFrom('users')
    .select('id')
    .where('user_type', '=', 'admin')
    .executeTakeFirst();
  if (existing) return null;
  const password = chosenPassword ?? randomBytes(12).toString('base64url');
  await createUser(
    queries,
    {
      name: 'Administrator',
      email: email.toLowerCase(),
      phone: '',
      passwordHash: await hashPassword(password),
      googleSubject: null,
      userType: 'admin',
      adminRole: 'owner',
      referrerId: null,
    },
    now,
  );
  return { email, password };
}
