import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import type { Client } from '../sessions/client';
import { forgetDevices } from '../sessions/devices';
import { verifyPassword } from '../sessions/verifyPassword';
import { checkPassword, hashPassword } from '../sessions/passwords';
import { endOtherSessions, type Session } from '../sessions/session';
import { mailIn } from '../mail/mailIn';
import { endCodes } from './codes';

export interface PasswordChange {
  currentPassword: string;
  password: string;
}

type PasswordError = 'noPassword' | 'backoff' | 'wrongPassword';

/**
 * Changes a password, ends all other sessions and all reset codes, forgets all devices, drops a pending change of the
 * email and tells the owner by mail. Safe to repeat: the new password is accepted in place of the current one, which it
 * has replaced if the call is sent again.
 */
export async function changePassword(
  { currentPassword, password }: PasswordChange,
  session: Session,
  client: Client,
  services: Services,
): Promise<Result<null, PasswordError>> {
  const { database, clock, mailer } = services;
  const user = await database.queries
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'language'])
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  if (user.password_hash === null) return err('noPassword');
  const judged = await verifyPassword(
    { email: user.email, password: currentPassword, session },
    user,
    client,
    services,
  );
  if (!judged.ok && judged.error === 'backoff') return err('backoff', judged.details);
  if (!judged.ok && !(await checkPassword(password, user.password_hash))) return err('wrongPassword');
  const passwordHash = await hashPassword(password);
  const isChanged = await database.transaction(async (queries) => {
    const { numUpdatedRows } = await queries
      .updateTable('users')
      // A pending email may be that of someone who knew the old password: their link must not take the account.
      .set({ password_hash: passwordHash, pending_email: '' })
      .where('id', '=', user.id)
      // Not the one that a reset has set meanwhile. The new one is there if the connection broke at the commit.
      .where('password_hash', 'in', [user.password_hash, passwordHash])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await endOtherSessions(queries, session, clock.now());
    await forgetDevices(queries, user.id, clock.now());
    // Anyone who has one of these could set yet another password.
    await endCodes(queries, { userId: user.id, purpose: 'reset' }, clock.now());
    return true;
  });
  if (!isChanged) return err('wrongPassword');
  mailer.send({
    to: user.email,
    ...mailIn(user.language, {
      en: {
        subject: 'Your password was changed',
        text: 'Your password was changed just now, and all other devices were logged out. If it was not you, set a new password with Forget password? on the log-in screen.',
      },
      hi: {
        subject: 'आपका पासवर्ड बदल गया',
        text: 'आपका पासवर्ड अभी बदला गया है और बाकी सभी डिवाइस से लॉग आउट हो गया है। अगर यह आपने नहीं किया, तो लॉग इन स्क्रीन पर ‘पासवर्ड भूल गए?’ से नया पासवर्ड सेट करें।',
      },
    }),
  });
  return ok(null);
}
