import { randomBytes } from 'node:crypto';
import type { Administrator } from '@reelrupee/contract/actions/administrators';
import type { AdminRole } from '@reelrupee/contract/adminRoles';
import { sql } from 'kysely';
import { violatedConstraint } from '../database/errors';
import type { Queries } from '../database/database';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { createUser } from '../sessions/createUser';
import { hashPassword } from '../sessions/passwords';
import { findAccount, REPEAT_SIGN_UP_MS } from '../sessions/repeatedSignUp';
import { endAllSessions } from '../sessions/session';
import { endAccess } from './endAccess';

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

/**
 * Adds an administrator with a random first password, of which only the hash is stored. Safe to repeat: the same call
 * within minutes replaces the password, whose reply may be lost, until somebody logs in with it. One whose role was taken
 * away gets another first password, too, and that can be repeated as well.
 */
export async function addAdministrator(
  { email, name, role }: NewAdministrator,
  { database, clock }: Services,
): Promise<Result<Administrator & { password: string }, 'emailTaken'>> {
  const password = randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  const person = { name, email, phone: '', passwordHash, googleSubject: null, referrerId: null } as const;
  const added = { name, email, role, hasTotp: false, password };
  const now = clock.now();
  try {
    const id = await database.transaction((queries) =>
      createUser(queries, { ...person, userType: 'admin', adminRole: role }, now),
    );
    return ok({ _id: id, ...added });
  } catch (error) {
    if (violatedConstraint(error) !== 'users_email_unique') throw error;
    const id =
      (await replaceFirstPassword(database.queries, { email, name, role }, passwordHash, now)) ??
      (await database.transaction((queries) => reinstate(queries, { email, name, role }, passwordHash, now)));
    return id === undefined ? err('emailTaken') : ok({ _id: id, ...added });
  }
}

/** Returns the id of the administrator; undefined unless the same one was just added and has not logged in since. */
async function replaceFirstPassword(
  queries: Queries,
  { email, name, role }: NewAdministrator,
  passwordHash: string,
  now: Date,
): Promise<string | undefined> {
  const addedAt = sql<Date>`coalesce(users.reinstated_at, users.created_at)`;
  const row = await queries
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('user_type', '=', 'admin')
    .where('email', '=', email)
    .where('name', '=', name)
    .where('admin_role', '=', role)
    .where(addedAt, '>=', new Date(now.getTime() - REPEAT_SIGN_UP_MS))
    // Sessions from before ended when the administrator was added again.
    .where(
      sql<boolean>`not exists (select from sessions where sessions.user_id = users.id
        and (ended_at is null or ended_at > ${addedAt}))`,
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Gives a former administrator a role and a password; what else could open their account ends. Returns their id, undefined
 * if the account never was an administrator's.
 */
async function reinstate(
  queries: Queries,
  { email, name, role }: NewAdministrator,
  passwordHash: string,
  now: Date,
): Promise<string | undefined> {
  const row = await queries
    .updateTable('users')
    .set({
      user_type: 'admin',
      name,
      admin_role: role,
      password_hash: passwordHash,
      google_subject: null,
      pending_email: '',
      reinstated_at: now,
    })
    .where('user_type', '=', 'user')
    .where('email', '=', email)
    .where('admin_role', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (row) await endAccess(queries, row.id, now);
  return row?.id;
}

/**
 * Changes a role, or makes the administrator an ordinary user, whose log-in asks for no code of an app, and ends their
 * sessions; or changes the name alone. One owner remains. The last role stays in the row of a former administrator, so that
 * they can be added again. Taking a role away again changes nothing.
 */
export async function changeRole(
  { email, role, name }: { email: string; role: AdminRole | 'none'; name?: string | undefined },
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
    if (!person) {
      const isDone = role === 'none' && (await findAccount(queries, email));
      return isDone ? ok(null) : err('noSuchAdministrator', { email });
    }
    const owners = all.filter((one) => (one.admin_role ?? 'owner') === 'owner');
    if (role !== 'owner' && owners.every(({ id }) => id === person.id)) return err('lastOwner');
    await queries
      .updateTable('users')
      .set({
        ...(role === 'none'
          ? { user_type: 'user', admin_role: person.admin_role ?? 'owner', totp_secret: '' }
          : { admin_role: role }),
        ...(name === undefined ? {} : { name }),
      })
      .where('id', '=', person.id)
      .execute();
    if (role !== (person.admin_role ?? 'owner')) await endAllSessions(queries, person.id, clock.now());
    return ok(null);
  });
}
