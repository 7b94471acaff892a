import type { Queries } from '../database/database';
import type { GoogleProfile } from './googleIdentity';

export type AccountLookup =
  | { kind: 'found'; userId: string; linked: boolean; name: string; phone: string }
  | { kind: 'elsewhere' }
  | { kind: 'none' };

/**
 * The account of a Google person: the one linked to their subject, or the one with their verified email.
 * An unverified email proves nothing, and an account linked to another subject is somebody else's. One statement looks
 * for both: between two, the account could be made, and would be found by its email as if it were linked elsewhere.
 */
export async function findGoogleAccount(queries: Queries, person: GoogleProfile): Promise<AccountLookup> {
  const { subject, email, emailVerified } = person;
  const accounts = await queries
    .selectFrom('users')
    .select(['id', 'name', 'phone', 'google_subject'])
    .where(({ eb, or }) =>
      or([eb('google_subject', '=', subject), ...(emailVerified ? [eb('email', '=', email)] : [])]),
    )
    .execute();
  const linked = accounts.find((account) => account.google_subject === subject);
  const account = linked ?? accounts[0];
  if (!account) return { kind: 'none' };
  if (!linked && account.google_subject !== null) return { kind: 'elsewhere' };
  return {
    kind: 'found',
    userId: account.id,
    linked: account === linked,
    name: account.name,
    phone: account.phone,
  };
}
