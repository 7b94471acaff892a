import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database';
import { err, ok, type Result } from '../result';
import { hashPassword } from '../sessions/passwords';
import { appendAct } from './auditLog';
import { endAccess } from './endAccess';

/**
 * Gives an administrator who lost their password or phone a random password, and takes their second factor away; ends
 * their sessions and codes, and forgets their devices. The log of acts shows it as their own.
 */
export async function resetAdministrator(
  email: string,
  database: Pick<Database, 'transaction'>,
  now: Date,
): Promise<Result<{ password: string }, 'noSuchAdministrator'>> {
  const password = randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  return database.transaction(async (queries) => {
    const person = await queries
      .updateTable('users')
      .set({ password_hash: passwordHash, totp_secret: '' })
      .where('user_type', '=', 'admin')
      .where('email', '=', email.trim().toLowerCase())
      .returning('id')
      .executeTakeFirst();
    if (!person) return err('noSuchAdministrator');
    await endAccess(queries, person.id, now);
    const act = { administratorId: person.id, action: 'resetAdministrator', payload: {}, replyCode: 200 };
    await appendAct(queries, act, now);
    return ok({ password });
  });
}
