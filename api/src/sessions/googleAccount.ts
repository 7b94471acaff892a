import type { Queries } from '../database/database';
import type { GoogleProfile } from './googleIdentity';

export type AccountLookup =
  | { kind: 'found'; userId: string; linked: boolean; verified: boolean; name: string; phone: string }
  /** The email belongs to another Google user's account; `verified` tells if they proved it. */
  | { kind: 'elsewhere'; userId: string; verified: boolean }
  /** An administrator's, which needs a password and a second factor. */
  | { kind: 'administrator' }
  | { kind: 'none' };

/**
 * The account of a Google user: the one linked to the subject, else the one with the verified email. A single
 * statement looks for both: between two, a concurrent sign-up would appear to be linked elsewhere.
 */
export async function findGoogleAccount(queries: Queries, person: GoogleProfile): Promise<AccountLookup> {
  const { subject, email, emailVerified } = person;
  const accounts = await queries
    .selectFrom('users')
    .select(['id', 'name', 'phone', 'google_subject', 'email_verified_at', 'user_type'])
    .where(({ eb, or }) =>
      or([eb('google_subject', '=', subject), ...(emailVerified ? [eb('email', '=', email)] : [])]),
    )
    .execute();
  const linked = accounts.find((account) => account.google_subject === subject);
  const account = linked ?? accounts[0];
  if (!account) return { kind: 'none' };
  if (accounts.some((one) => one.user_type === 'admin')) return { kind: 'administrator' };
  const verified = account.email_verified_at !== null;
  if (!linked && account.google_subject !== null) {
    return { kind: 'elsewhere', userId: account.id, verified };
  }
  return {
    kind: 'found',
    userId: account.id,
    linked: account === linked,
    verified,
    name: account.name,
    phone: account.phone,
  };
}
