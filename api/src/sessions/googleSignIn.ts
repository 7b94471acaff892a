import type { ValidPayload } from '@reelrupee/contract/actions';
import { EMAIL_PATTERN } from '@reelrupee/contract/patterns';
import { violatedConstraint } from '../database/errors';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { createUser } from './createUser';
import { findReferrer } from './findReferrer';
import { findGoogleAccount } from './googleAccount';
import type { GoogleError, GoogleProfile } from './googleIdentity';
import { endAllSessions } from './session';

type SignUpFields = Pick<ValidPayload<'googleLogin'>, 'name' | 'phone' | 'referralCode'>;

type SignUpError = 'emailNotVerified' | 'emailInvalid' | 'nameNeeded' | 'phoneNeeded' | 'unknownReferralCode';

export interface GoogleSignIn {
  userId: string;
  created: boolean;
}

/** The account of an access token's owner; created from `fields` when there is none. */
export async function googleSignIn(
  accessToken: string,
  fields: SignUpFields,
  services: Services,
): Promise<Result<GoogleSignIn, GoogleError | SignUpError | 'linkedElsewhere'>> {
  const identity = await services.google.identify(accessToken);
  if (!identity.ok) return identity;
  const existing = await openExistingAccount(identity.value, services);
  if (existing) return existing;
  const created = await createAccount(identity.value, fields, services);
  if (!created.ok) return created;
  if (created.value !== null) return ok({ userId: created.value, created: true });
  // Created in between: by the same person in another tab, or by this call when it was sent again.
  return (await openExistingAccount(identity.value, services)) ?? err('linkedElsewhere');
}

/** Finds a Google user's account and links it on first use; undefined when there is none. */
async function openExistingAccount(
  profile: GoogleProfile,
  services: Services,
): Promise<Result<GoogleSignIn, 'linkedElsewhere'> | undefined> {
  const account = await findGoogleAccount(services.database.queries, profile);
  if (account.kind === 'none') return undefined;
  if (account.kind === 'elsewhere') return err('linkedElsewhere');
  if (!account.linked) await linkAccount(services, account.userId, profile.subject);
  return ok({ userId: account.userId, created: false });
}

/**
 * Links an account to the Google user who owns its email. That address was never verified at sign-up, so the
 * account's password and sessions may belong to someone else and are revoked.
 */
async function linkAccount({ database, clock }: Services, userId: string, subject: string): Promise<void> {
  await database.transaction(async (queries) => {
    await queries
      .updateTable('users')
      .set({ google_subject: subject, password_hash: null })
      .where('id', '=', userId)
      .where('google_subject', 'is', null)
      .execute();
    await endAllSessions(queries, userId, clock.now());
  });
}

/** The new account's id; null when its email or subject is already taken. */
async function createAccount(
  { subject, email, emailVerified }: GoogleProfile,
  { name, phone, referralCode }: SignUpFields,
  { database, clock }: Services,
): Promise<Result<string | null, SignUpError>> {
  if (!emailVerified) return err('emailNotVerified');
  if (!EMAIL_PATTERN.test(email)) return err('emailInvalid');
  if (!name) return err('nameNeeded');
  if (!phone) return err('phoneNeeded');
  const referrer = await findReferrer(database.queries, referralCode);
  if (!referrer.ok) return referrer;
  const user = {
    name,
    email,
    phone,
    passwordHash: null,
    googleSubject: subject,
    userType: 'user',
    referrerId: referrer.value,
  } as const;
  try {
    return ok(await database.transaction((queries) => createUser(queries, user, clock.now())));
  } catch (error) {
    if (violatedConstraint(error)?.startsWith('users_')) return ok(null);
    throw error;
  }
}
