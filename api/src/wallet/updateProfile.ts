import { confirmOwner, type OwnerError, type OwnerProof } from '../accounts/confirmOwner';
import { sendVerification } from '../accounts/verifyEmail';
import { violatedConstraint } from '../database/errors';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import type { Client } from '../sessions/client';
import { endOtherSessions, type Session } from '../sessions/session';
import { describeProfileChange, type ProfileRow } from './profileChange';
import { type Profile, writeProfile } from './writeProfile';
import { mailIn } from '../mail/mailIn';

/**
 * Changes a user's name, email, phone and payout details. A new email or payee needs the owner, ends other sessions
 * and is told to the old address; with mail configured, a new email counts once it is verified.
 */
export async function updateProfile(
  profile: Profile & OwnerProof,
  session: Session,
  client: Client,
  services: Services,
): Promise<Result<null, 'emailTaken' | OwnerError>> {
  const user = await readProfile(session.userId, services);
  const change = describeProfileChange(user, profile);
  const isSensitive = change.email || change.payeeReplaced;
  if (isSensitive) {
    const confirmed = await confirmOwner(user, profile, session, client, services);
    if (!confirmed.ok) return confirmed;
  }
  const now = services.clock.now();
  const isPending = change.email && services.mailer.configured;
  if (isPending && (await isTaken(profile.email, services))) return err('emailTaken');
  try {
    await services.database.transaction(async (queries) => {
      await writeProfile(queries, user, profile, { ...change, isPending }, now);
      if (isSensitive) await endOtherSessions(queries, session, now);
    });
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_unique') return err('emailTaken');
    throw error;
  }
  if (isSensitive) tellOldAddress(user, change, services);
  if (isPending) await sendVerification({ userId: user.id, email: profile.email }, services);
  return ok(null);
}

function readProfile(userId: string, { database }: Services): Promise<ProfileRow> {
  return database.queries
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'google_subject', 'language'])
    .select(['upi_id', 'account_holder_name', 'account_number', 'ifsc_code'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

async function isTaken(email: string, { database }: Services): Promise<boolean> {
  const row = await database.queries
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

function tellOldAddress(
  { email: to, language }: Pick<ProfileRow, 'email' | 'language'>,
  change: { email: boolean },
  { mailer }: Services,
): void {
  const what = change.email ? 'email' : 'payout details';
  mailer.send({
    to,
    ...mailIn(language, {
      en: {
        subject: `Your ${what} were changed`.replace('email were', 'email was'),
        text: `The ${what} of your account changed just now. Withdrawals to a new payee wait 24 hours. If it was not you, set a new password with Forget password? on the log-in screen and contact support.`,
      },
      hi: {
        subject: change.email ? 'आपका ईमेल बदल गया' : 'आपके भुगतान की जानकारी बदल गई',
        text: 'आपके खाते की जानकारी अभी बदली गई है। नए खाते में निकासी 24 घंटे रुकती है। अगर यह आपने नहीं किया, तो लॉग इन स्क्रीन पर ‘पासवर्ड भूल गए?’ से नया पासवर्ड सेट करें और सहायता से संपर्क करें।',
      },
    }),
  });
}
