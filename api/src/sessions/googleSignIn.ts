import type { ValidPayload } from '@reelrupee/contract/actions';
import { EMAIL_PATTERN } from '@reelrupee/contract/patterns';
import { claimEmail, releaseEmail } from '../accounts/claimEmail';
import type { Queries } from '../database/database';
import { violatedConstraint } from '../database/errors';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { type Client, networkBlockOf } from './client';
import { findReferrer } from './findReferrer';
import { findGoogleAccount } from './googleAccount';
import type { GoogleError, GoogleProfile } from './googleIdentity';
import { openAccount } from './openAccount';

type SignUpFields = Pick<ValidPayload<'googleLogin'>, 'name' | 'phone' | 'referralCode'>;

type SignUpError =
  | 'tooManyRequests'
  | 'emailNotVerified'
  | 'emailInvalid'
  | 'nameNeeded'
  | 'phoneNeeded'
  | 'unknownReferralCode';

export interface GoogleSignIn {
  id: string;
  googleSubject: string;
  created: boolean;
}

/** The account of an access token's owner; created from `fields` when there is none. */
export async function googleSignIn(
  accessToken: string,
  fields: SignUpFields,
  client: Client,
  services: Services,
): Promise<Result<GoogleSignIn, GoogleError | SignUpError | 'linkedElsewhere' | 'administrator'>> {
  const identity = await services.google.identify(accessToken);
  if (!identity.ok) return identity;
  const existing = await openExistingAccount(identity.value, fields, services);
  if (existing) return existing;
  const created = await createAccount(identity.value, fields, networkBlockOf(client.address), services);
  if (!created.ok) return created;
  if (created.value !== null)
    return ok({ id: created.value, googleSubject: identity.value.subject, created: true });
  // Created in between: by the same person in another tab, or by this call when it was sent again.
  return (await openExistingAccount(identity.value, fields, services)) ?? err('linkedElsewhere');
}

/** Finds a Google user's account and links it on first use; undefined when there is none. */
async function openExistingAccount(
  profile: GoogleProfile,
  fields: SignUpFields,
  services: Services,
): Promise<Result<GoogleSignIn, 'linkedElsewhere' | 'phoneNeeded' | 'administrator'> | undefined> {
  const { database } = services;
  const account = await findGoogleAccount(database.queries, profile);
  if (account.kind === 'none') return undefined;
  if (account.kind === 'administrator') return err('administrator');
  if (account.kind === 'elsewhere') {
    if (account.verified) return err('linkedElsewhere');
    await database.transaction((queries) => releaseEmail(queries, account.userId));
    return undefined;
  }
  if (!account.linked) {
    // The phone of an unverified account may be someone else's.
    if (!account.verified && !fields.phone) return err('phoneNeeded');
    // Closed meanwhile: the email is free for a new account.
    if (!(await linkAccount(services, account.userId, profile, fields))) return undefined;
  } else if (!account.verified && profile.emailVerified) {
    await markVerified(database.queries, account.userId, profile.email, services.clock.now());
  }
  if (fields.phone) await addPhone(database.queries, account.userId, fields.phone);
  return ok({ id: account.userId, googleSubject: profile.subject, created: false });
}

/**
 * Links an account to the Google user who owns its email, which clears payee, phone and password if it was never verified
 * (`claimEmail`). False if the account no longer has this email: it may have been closed meanwhile.
 */
function linkAccount(
  { database, clock }: Services,
  userId: string,
  { subject, email }: GoogleProfile,
  { name, phone }: SignUpFields,
): Promise<boolean> {
  const now = clock.now();
  return database.transaction(async (queries) => {
    const user = await queries
      .selectFrom('users')
      .select('email_verified_at')
      .where('id', '=', userId)
      .where('email', '=', email)
      .where('closed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return false;
    const own =
      user.email_verified_at === null ? { ...(name ? { name } : {}), ...(phone ? { phone } : {}) } : {};
    await claimEmail(queries, userId, now);
    await queries
      .updateTable('users')
      .set({ google_subject: subject, ...own })
      .where('id', '=', userId)
      .where('google_subject', 'is', null)
      .execute();
    return true;
  });
}

/**
 * Stores the phone that the user was asked for, if the open account has none: a reset that proves the email clears it.
 */
async function addPhone(queries: Queries, userId: string, phone: string): Promise<void> {
  await queries
    .updateTable('users')
    .set({ phone })
    .where('id', '=', userId)
    .where('phone', '=', '')
    .where('closed_at', 'is', null)
    .execute();
}

/** Marks the email of a linked account as verified, if it is still the Google user's. */
async function markVerified(queries: Queries, userId: string, email: string, now: Date): Promise<void> {
  await queries
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', userId)
    .where('email', '=', email)
    .execute();
}

/** The new account's id; null when its email or subject is already taken. */
async function createAccount(
  { subject, email, emailVerified }: GoogleProfile,
  { name, phone, referralCode }: SignUpFields,
  network: string,
  services: Services,
): Promise<Result<string | null, SignUpError>> {
  if (!emailVerified) return err('emailNotVerified');
  if (!EMAIL_PATTERN.test(email)) return err('emailInvalid');
  if (!name) return err('nameNeeded');
  if (!phone) return err('phoneNeeded');
  const referrer = await findReferrer(services.database.queries, referralCode);
  if (!referrer.ok) return referrer;
  const user = {
    network,
    name,
    email,
    phone,
    passwordHash: null,
    googleSubject: subject,
    emailVerified: true,
    userType: 'user',
    referrerId: referrer.value,
  } as const;
  try {
    return await openAccount(user, services);
  } catch (error) {
    if (violatedConstraint(error)?.startsWith('users_')) return ok(null);
    throw error;
  }
}
