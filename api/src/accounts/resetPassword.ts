import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { attemptKey, countAttempt } from '../sessions/backoff';
import type { Client } from '../sessions/client';
import { forgetDevices } from '../sessions/devices';
import { hashPassword } from '../sessions/passwords';
import { endAllSessions } from '../sessions/session';
import { verifyPassword } from '../sessions/verifyPassword';
import { claimEmail } from './claimEmail';
import { CODE_LIFETIME_MS, consumeCode, endCodes, findUsedCode } from './codes';
import { issueCodeIfOpen } from './issueCodeIfOpen';
import { accountLink } from './accountLink';
import { mailIn } from '../mail/mailIn';

/**
 * Sends a link to the account with this email, if there is one. An account that a Google user opened is theirs, so
 * its address must be verified. Repeated requests are slowed down, so that no mailbox is flooded.
 */
export async function sendResetLink(
  email: string,
  services: Pick<Services, 'database' | 'clock' | 'mailer' | 'config'>,
): Promise<void> {
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
  const code = await issueCodeIfOpen({ userId: user.id, purpose: 'reset', email }, services);
  if (code === undefined) return;
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

export interface PasswordReset {
  code: string;
  password: string;
}

/**
 * Sets a new password by a code, ends all sessions, and drops a pending change of the email. A code that was mailed also
 * proves the address. Safe to repeat: the same call within minutes gets the same reply.
 */
export async function resetPassword(
  reset: PasswordReset,
  client: Client,
  services: Services,
): Promise<Result<null, 'codeInvalid'>> {
  if (await setPassword(reset, services)) return ok(null);
  return (await isRepeated(reset, client, services)) ? ok(null) : err('codeInvalid');
}

/** False if the code is invalid. */
async function setPassword(
  { code, password }: PasswordReset,
  { database, clock }: Services,
): Promise<boolean> {
  const now = clock.now();
  const passwordHash = await hashPassword(password);
  return database.transaction(async (queries) => {
    const used = await consumeCode(queries, 'reset', code, now);
    if (!used) return false;
    const { userId, email } = used;
    const user = await queries
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    // The address changed since: the code proves another one.
    if (email !== '' && email !== user.email) return false;
    if (email !== '') await claimEmail(queries, userId, now);
    await queries
      .updateTable('users')
      // A pending email may be that of someone who knew the old password: their link must not take the account.
      .set({ password_hash: passwordHash, pending_email: '' })
      .where('id', '=', userId)
      .execute();
    await endCodes(queries, { userId, purpose: 'reset' }, now);
    await endAllSessions(queries, userId, now);
    await forgetDevices(queries, userId, now);
    return true;
  });
}

/**
 * Tells if a reset is a retry of the one that used this code. It reveals no more than userLogin does: the password
 * decides, and a wrong one counts as a failed sign-in.
 */
async function isRepeated(
  { code, password }: PasswordReset,
  client: Client,
  services: Services,
): Promise<boolean> {
  const { queries } = services.database;
  const used = await findUsedCode(queries, 'reset', code, services.clock.now());
  if (!used) return false;
  const user = await queries
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where('id', '=', used.userId)
    .executeTakeFirstOrThrow();
  if (used.email !== '' && used.email !== user.email) return false;
  return (await verifyPassword({ email: user.email, password }, user, client, services)).ok;
}
