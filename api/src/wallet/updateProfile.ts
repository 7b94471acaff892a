import { confirmOwner, type OwnerError, type OwnerProof } from '../accounts/confirmOwner';
import { allowVerification } from '../accounts/verificationLimit';
import { mailVerification } from '../accounts/verifyEmail';
import { violatedConstraint } from '../database/errors';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import type { Client } from '../sessions/client';
import { keepsSession } from '../sessions/keepsSession';
import { endOtherSessions, type Session } from '../sessions/session';
import { allowNotice, notifyOldAddress } from './changeNotice';
import { describeProfileChange, type ProfileRow } from './profileChange';
import { type Profile, writeProfile } from './writeProfile';

/**
 * Changes a user's name, email, phone and payout details. A new email or payee needs the owner, ends other sessions
 * and is told to the old address; with mail configured, a new email counts once it is verified.
 */
export async function updateProfile(
  profile: Profile & OwnerProof,
  session: Session,
  client: Client,
  services: Services,
): Promise<Result<null, 'emailTaken' | 'mailBackoff' | 'sessionEnded' | OwnerError>> {
  const user = await readProfile(session.userId, services);
  const change = describeProfileChange(user, profile);
  const isSensitive = change.email || change.payeeReplaced;
  if (isSensitive) {
    const confirmed = await confirmOwner(user, profile, session, client, services);
    if (!confirmed.ok) return confirmed;
  }
  const now = services.clock.now();
  const isPending = change.email && services.mailer.configured;
  const verification = { userId: user.id, email: profile.email };
  if (isPending) {
    if (await isTaken(profile.email, services)) return err('emailTaken');
    // Before anything is saved: an email whose link was not sent could not be verified.
    const allowed = await allowVerification(verification, services);
    if (!allowed.ok) return allowed;
  }
  try {
    const saved = await services.database.transaction(async (queries) => {
      if (!(await keepsSession(queries, session))) return err('sessionEnded');
      await writeProfile(queries, user, profile, { ...change, isPending }, now);
      if (!isSensitive) return ok({ isNoticeDue: false });
      await endOtherSessions(queries, session, now);
      // A new email has the limit of its verification.
      return ok({ isNoticeDue: change.email || (await allowNotice(queries, user.email, now)) });
    });
    if (!saved.ok) return saved;
    if (saved.value.isNoticeDue) notifyOldAddress(user, { ...change, isPending }, services);
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_unique') return err('emailTaken');
    throw error;
  }
  if (isPending) await mailVerification(verification, services);
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
