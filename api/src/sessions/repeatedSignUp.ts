import type { Queries } from '../database/database';
import type { Services } from '../services';
import type { Client } from './client';
import { verifyPassword } from './verifyPassword';

/** A sign-up can be repeated for this long after the account was created, in ms. */
export const REPEAT_SIGN_UP_MS = 10 * 60 * 1000;

export interface SignUp {
  name: string;
  email: string;
  phone: string;
  password: string;
  deviceId?: string | undefined;
}

export interface ExistingAccount {
  id: string;
  name: string;
  phone: string;
  password_hash: string | null;
  created_at: Date;
}

/** The account with this email, if there is one. */
export function findAccount(queries: Queries, email: string): Promise<ExistingAccount | undefined> {
  return queries
    .selectFrom('users')
    .select(['id', 'name', 'phone', 'password_hash', 'created_at'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/**
 * Tells if a sign-up is a retry of the one that created this account. It reveals no more than userLogin does: the
 * password decides, every check takes the same time, and a wrong password counts as a failed sign-in.
 */
export async function isRepeatedSignUp(
  account: ExistingAccount,
  signUp: SignUp,
  client: Client,
  services: Pick<Services, 'database' | 'clock'>,
): Promise<boolean> {
  if (services.clock.now().getTime() - account.created_at.getTime() > REPEAT_SIGN_UP_MS) return false;
  const samePerson = account.name === signUp.name && account.phone === signUp.phone;
  const judged = samePerson ? account : { ...account, password_hash: null };
  return (await verifyPassword(signUp, judged, client, services)).ok;
}
