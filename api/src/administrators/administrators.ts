import { randomBytes } from 'node:crypto';
import type { Administrator } from '@reelrupee/contract/actions/administrators';
import type { AdminRole } from '@reelrupee/contract/adminRoles';
import { violatedConstraint } from '../database/errors';
import type { Queries } from '../database/database';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { createUser } from '../sessions/createUser';
import { hashPassword } from '../sessions/passwords';
import { endAllSessions } from '../sessions/session';

/** All administrators by email. */
export async function listAdministrators(queries: Queries): Promise<Administrator[]> {
  const rows = await queries
    .selectFrom('users')
    .select(['id', 'name', 'email', 'admin_role', 'totp_secret'])
    .where('user_type', '=', 'admin')
    .orderBy('email')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    email: row.email,
    role: row.admin_role ?? 'owner',
    hasTotp: row.totp_secret !== '',
  }));
}

export interface NewAdministrator {
  email: string;
  name: string;
  role: AdminRole;
}

/** Adds an administrator with a random first password, of which only the hash is stored. */
export async function addAdministrator(
  { email, name, role }: NewAdministrator,
  { database, clock }: Services,
): Promise<Result<Administrator & { password: string }, 'emailTaken'>> {
  const password = randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  const person = { name, email, phone: '', passwordHash, googleSubject: null, referrerId: null } as const;
  try {
    const id = await database.transaction((queries) =>
      createUser(queries, { ...person, userType: 'admin', adminRole: role }, clock.now()),
    );
    return ok({ _id: id, name, email, role, hasTotp: false, password });
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_unique') return err('emailTaken');
    throw error;
  }
}

/** Changes a role, or makes the administrator an ordinary user; ends their sessions. One owner remains. */
export async function changeRole(
  email: string,
  role: AdminRole | 'none',
  { database, clock }: Services,
): Promise<Result<null, 'noSuchAdministrator' | 'lastOwner'>> {
  return database.transaction(async (queries) => {
    // All rows are locked, so that two owners cannot demote each other at once.
    const all = await queries
      .selectFrom('users')
      .select(['id', 'email', 'admin_role'])
      .where('user_type', '=', 'admin')
      .orderBy('id')
      .forUpdate()
      .execute();
    const person = all.find((one) => one.email === email);
    if (!person) return err('noSuchAdministrator', { email });
    const owners = all.filter((one) => (one.admin_role ?? 'owner') === 'owner');
    if (role !== 'owner' && owners.every(({ id }) => id === person.id)) return err('lastOwner');
    await queries
      .updateTable('users')
      .set(role === 'none' ? { user_type: 'user', admin_role: null } : { admin_role: role })
      .where('id', '=', person.id)
      .execute();
    await endAllSessions(queries, person.id, clock.now());
    return ok(null);
  });
}
