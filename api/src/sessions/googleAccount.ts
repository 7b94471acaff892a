import type { Queries } from '../database/database';
import type { GoogleProfile } from './googleIdentity';

export type AccountLookup =
  | { kind: 'found'; userId: string; linked: boolean; name: string; phone: string }
  | { kind: 'elsewhere' }
  | { kind: 'none' };

/**
 * The account of a Google user: the one linked to the subject, else the one with the verified email. A single
 * statement looks for both: between two, a concurrent sign-up would appear to be linked elsewhere.
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
