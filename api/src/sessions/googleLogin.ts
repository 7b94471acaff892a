import { EMAIL_PATTERN } from '@reelrupee/contract/patterns';
import { violatedConstraint } from '../database/passingFailure';
import { type Call, done, type Handler, type Outcome, refuse } from '../http/handler';
import type { Services } from '../services';
import { createUser, findReferrer } from './createUser';
import { findGoogleAccount } from './googleAccount';
import type { GooglePerson } from './googleIdentity';
import { signIn } from './signIn';

export const googleLogin: Handler<'googleLogin'> = async ({ payload }, services) => {
  const answer = await services.google.personOf(payload.accessToken);
  if (answer.kind === 'refused') return refuse(answer.refusal);
  const { person } = answer;
  const { queries } = services.database;
  const account = await findGoogleAccount(queries, person);
  if (account.kind === 'elsewhere') return refuse('linkedElsewhere');
  if (account.kind === 'none') return createFromGoogle(person, payload, services);
  if (!account.linked) {
    await queries
      .updateTable('users')
      .set({ google_subject: person.subject })
      .where('id', '=', account.userId)
      .where('google_subject', 'is', null)
      .execute();
  }
  return done(await signIn(account.userId, services), 'Login successful!');
};

async function createFromGoogle(
  person: GooglePerson,
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
  try {
    const userId = await database.transaction((queries) => createUser(queries, user, clock.now()));
    return done(await signIn(userId, services), 'Registration successful!');
  } catch (error) {
    // The same person in two tabs: the other one has just created the account.
    if (violatedConstraint(error)?.startsWith('users_')) return refuse('linkedElsewhere');
    throw error;
  }
}
