import { EMAIL_PATTERN } from '@reelrupee/contract/patterns';
import { violatedConstraint } from '../../database/errors';
import { type Call, done, type Handler, type Outcome, refuse } from '../../action/handler';
import type { Services } from '../../services';
import { createUser, findReferrer } from '../createUser';
import { findGoogleAccount } from '../googleAccount';
import type { GoogleProfile } from '../googleIdentity';
import { endAllSessions } from '../session';
import { signIn } from '../signIn';

export const googleLogin: Handler<'googleLogin'> = async ({ payload }, services) => {
  const answer = await services.google.personOf(payload.accessToken);
  if (answer.kind === 'refused') return refuse(answer.refusal);
  const { person } = answer;
  const known = await enterKnownAccount(person, services);
  return known ?? createFromGoogle(person, payload, services);
};

/** Signs in to the account of a Google person; undefined when there is none. */
async function enterKnownAccount(
  person: GoogleProfile,
  services: Services,
): Promise<Outcome<'googleLogin'> | undefined> {
  const account = await findGoogleAccount(services.database.queries, person);
  if (account.kind === 'none') return undefined;
  if (account.kind === 'elsewhere') return refuse('linkedElsewhere');
  if (!account.linked) await linkAccount(services, account.userId, person.subject);
  return done(await signIn(account.userId, services), 'Login successful!');
}

/**
 * Links an account to the Google person who owns its email. Nobody had proved that address when the account
 * was made, so the password and the sessions that came with it end: they may be somebody else's.
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

async function createFromGoogle(
  person: GoogleProfile,
  payload: Call<'googleLogin'>['payload'],
  services: Services,
): Promise<Outcome<'googleLogin'>> {
  const { database, clock } = services;
  if (!person.emailVerified) return refuse('emailNotVerified');
  if (!EMAIL_PATTERN.test(person.email)) return refuse('emailInvalid');
  const { name, phone } = payload;
  if (!name) return refuse('nameNeeded');
  if (!phone) return refuse('phoneNeeded');
  const referrerId = await findReferrer(database.queries, payload.referralCode);
  if (referrerId === undefined) return refuse('unknownReferralCode');
  const user = {
    name,
    email: person.email,
    phone,
    passwordHash: null,
    googleSubject: person.subject,
    userType: 'user',
    referrerId,
  } as const;
  const userId = await unlessTaken(database.transaction((queries) => createUser(queries, user, clock.now())));
  if (userId !== null) return done(await signIn(userId, services), 'Registration successful!');
  // The same person in two tabs, or this call sent again: the account has just been created.
  return (await enterKnownAccount(person, services)) ?? refuse('linkedElsewhere');
}

/** The new account's id, or null when its email or subject has one already. */
async function unlessTaken(creation: Promise<string>): Promise<string | null> {
  try {
    return await creation;
  } catch (error) {
    if (violatedConstraint(error)?.startsWith('users_')) return null;
    throw error;
  }
}
