import type { Queries } from '../database/database';
import type { GooglePerson } from './googleIdentity';

export type AccountLookup =
  | { kind: 'found'; userId: string; linked: boolean; name: string; phone: string }
  | { kind: 'elsewhere' }
  | { kind: 'none' };

/**
 * The account of a Google person: the one linked to their subject, or the one with their verified email.
 * An unverified email proves nothing, and an account linked to another subject is somebody else's.
 */
export async function findGoogleAccount(queries: Queries, person: GooglePerson): Promise<AccountLookup> {
  const columns = ['id', 'name', 'phone', 'google_subject'] as const;
  const linked = await queries
    .selectFrom('users')
    .select(columns)
    .where('google_subject', '=', person.subject)
    .executeTakeFirst();
  if (linked)
    return { kind: 'found', userId: linked.id, linked: true, name: linked.name, phone: linked.phone };
  if (!person.emailVerified) return { kind: 'none' };
  const byEmail = await queries
    .selectFrom('users')
    .select(columns)
    .where('email', '=', person.email)
    .executeTakeFirst();
  if (!byEmail) return { kind: 'none' };
  if (byEmail.google_subject !== null) return { kind: 'elsewhere' };
  return { kind: 'found', userId: byEmail.id, linked: false, name: byEmail.name, phone: byEmail.phone };
}
