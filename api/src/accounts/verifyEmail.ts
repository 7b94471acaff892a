import type { Queries } from '../database/database';
import { violatedConstraint } from '../database/errors';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { CODE_LIFETIME_MS, consumeCode, findUsedCode } from './codes';
import { issueCodeIfOpen } from './issueCodeIfOpen';
import { accountLink } from './accountLink';
import { mailIn } from '../mail/mailIn';
import { languageOfUser } from './language';
import { allowVerification, type Verification } from './verificationLimit';

/**
 * Mails a link that verifies an address of the user, their email or the one that is to replace it. Repeated requests
 * are slowed down, so that no mailbox is flooded; without mail configured nothing is sent.
 */
export async function sendVerification(
  verification: Verification,
  services: Services,
): Promise<Result<null, 'mailBackoff'>> {
  if (!services.mailer.configured) return ok(null);
  const allowed = await allowVerification(verification, services);
  if (allowed.ok) await mailVerification(verification, services);
  return allowed;
}

/** Mails the link of a verification that `allowVerification` has counted. */
export async function mailVerification({ userId, email }: Verification, services: Services): Promise<void> {
  const { database, mailer, config } = services;
  const code = await issueCodeIfOpen({ userId, purpose: 'verify', email }, services);
  if (code === undefined) return;
  const minutes = CODE_LIFETIME_MS / 60_000;
  const link = accountLink(config, 'verify', code);
  mailer.send({
    to: email,
    ...mailIn(await languageOfUser(database.queries, userId), {
      en: {
        subject: 'Confirm your email',
        text: `Open this link within ${minutes} minutes to confirm your email:\n\n${link}\n\nIf you did not ask for it, ignore this mail.`,
      },
      hi: {
        subject: 'अपने ईमेल की पुष्टि करें',
        text: `ईमेल की पुष्टि के लिए यह लिंक ${minutes} मिनट के अंदर खोलें:\n\n${link}\n\nअगर आपने इसे नहीं माँगा, तो यह मेल छोड़ दें।`,
      },
    }),
  });
}

/**
 * Verifies the address that a code was mailed to; a pending one becomes the account's email. Safe to repeat: the same
 * call within minutes gets the same reply.
 */
export async function verifyEmail(
  code: string,
  { database, clock }: Services,
): Promise<Result<null, 'codeInvalid' | 'emailTaken'>> {
  const now = clock.now();
  try {
    return await database.transaction(async (queries) => {
      const used = await consumeCode(queries, 'verify', code, now);
      if (!used) return (await isVerifiedBy(queries, code, now)) ? ok(null) : err('codeInvalid');
      return (await setVerified(queries, used, now)) ? ok(null) : err('codeInvalid');
    });
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_unique') return err('emailTaken');
    throw error;
  }
}

/** False if the address is neither the account's email nor the one that is to replace it. */
async function setVerified(
  queries: Queries,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('users')
    .set(({ eb }) => ({
      email,
      email_verified_at: now,
      // The link of the present email leaves a change to another one pending.
      pending_email: eb.case().when('pending_email', '=', email).then('').else(eb.ref('pending_email')).end(),
    }))
    .where('id', '=', userId)
    .where(({ eb, or }) => or([eb('email', '=', email), eb('pending_email', '=', email)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Tells if a code that is no longer valid has just verified the account's email. */
async function isVerifiedBy(queries: Queries, code: string, now: Date): Promise<boolean> {
  const used = await findUsedCode(queries, 'verify', code, now);
  if (!used) return false;
  const user = await queries
    .selectFrom('users')
    .select('id')
    .where('id', '=', used.userId)
    .where('email', '=', used.email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return user !== undefined;
}
