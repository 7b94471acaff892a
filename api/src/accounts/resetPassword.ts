import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { attemptKey, countAttempt } from '../sessions/backoff';
import { forgetDevices } from '../sessions/devices';
import { hashPassword } from '../sessions/passwords';
import { endAllSessions } from '../sessions/session';
import { claimEmail } from './claimEmail';
import { CODE_LIFETIME_MS, consumeCode, endCodes, issueCode } from './codes';
import { accountLink } from './accountLink';
import { mailIn } from '../mail/mailIn';

/**
 * Sends a link to the account with this email, if there is one. An account that a Google user opened is theirs, so
 * its address must be verified. Repeated requests are slowed down, so that no mailbox is flooded.
 */
export async function sendResetLink(email: string, services: Services): Promise<void> {
  const { database, clock, mailer, config } = services;
  const now = clock.now();
  const { seconds } = await countAttempt(database.queries, attemptKey(email, 'password reset'), now);
  if (seconds > 0) return;
  const user = await database.queries
    .selectFrom('users')
    .select(['id', 'language'])
    .where('email', '=', email)
    .where(({ eb, or }) => or([eb('google_subject', 'is', null), eb('email_verified_at', 'is not', null)]))
    .executeTakeFirst();
  if (!user) return;
  const code = await database.transaction((queries) =>
    issueCode(queries, { userId: user.id, purpose: 'reset', email }, now),
  );
  const minutes = CODE_LIFETIME_MS / 60_000;
  const link = accountLink(config, 'reset', code);
  mailer.send({
    to: email,
    ...mailIn(user.language, {
      en: {
        subject: 'Set a new password',
        text: `Open this link within ${minutes} minutes to set a new password:\n\n${link}\n\nIf you did not ask for it, ignore this mail: your password stays as it is.`,
      },
      hi: {
        subject: 'नया पासवर्ड सेट करें',
        text: `नया पासवर्ड सेट करने के लिए यह लिंक ${minutes} मिनट के अंदर खोलें:\n\n${link}\n\nअगर आपने इसे नहीं माँगा, तो यह मेल छोड़ दें: आपका पासवर्ड वही रहेगा।`,
      },
    }),
  });
}

/** Sets a new password by a code and ends all sessions. A code that was mailed also proves the address. */
export async function resetPassword(
  { code, password }: { code: string; password: string },
  { database, clock }: Services,
): Promise<Result<null, 'codeInvalid'>> {
  const now = clock.now();
  const passwordHash = await hashPassword(password);
  return database.transaction(async (queries) => {
    const used = await consumeCode(queries, 'reset', code, now);
    if (!used) return err('codeInvalid');
    const { userId, email } = used;
    const user = await queries
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    // The address changed since: the code proves another one.
    if (email !== '' && email !== user.email) return err('codeInvalid');
    if (email !== '') await claimEmail(queries, userId, now);
    await queries
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', userId)
      .execute();
    await endCodes(queries, userId, 'reset', now);
    await endAllSessions(queries, userId, now);
    await forgetDevices(queries, userId);
    return ok(null);
  });
}
